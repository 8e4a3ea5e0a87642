import { member } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { BootRemote } from '../../../manifest/manifest';
import { isCurrent, withAreas } from '../navigation';
import { renderLayout } from '../renderLayout';

const nav = () => within(screen.getByRole('navigation', { name: '主导航' }));

const types = [
  { id: 1, name: '送样检测', img: '', typeChildArr: [{ id: 101, name: '物相结构' }] },
  { id: 2, name: '现场预约', img: '', typeChildArr: [] },
  { id: 3, name: '数据分析', img: '', typeChildArr: [] },
  { id: 31, name: '专区服务', img: '', typeChildArr: [{ id: 3101, name: '电池材料专区' }] },
];
const server = { 'open/web/type/group': () => types };

describe('the main navigation', () => {
  test('has seven links and marks the current one', async () => {
    await renderLayout({ at: '/list/news' });
    const places = {
      首页: '/',
      服务项目: '/project',
      关于我们: '/about',
      能力展示: '/televised',
      新闻资讯: '/list/news',
      技能课程: '/list/course',
      联系我们: '/contact',
    };
    for (const [name, href] of Object.entries(places)) {
      expect(nav().getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(nav().getByRole('link', { current: 'page' })).toHaveAccessibleName('新闻资讯');
  });

  test('服务项目 shows the three types with the children from the server', async () => {
    const { visitor, server: made } = await renderLayout({ server });
    await visitor.click(nav().getByRole('button', { name: '展开服务项目' }));

    const panel = within(screen.getByRole('group', { name: '服务项目' }));
    expect(panel.getByRole('link', { name: '送样检测' })).toHaveAttribute(
      'href',
      `/project?typeId=1&title=${encodeURIComponent('送样检测')}`,
    );
    expect(await panel.findByRole('link', { name: '物相结构' })).toHaveAttribute(
      'href',
      `/project?typeId=1&childId=101&title=${encodeURIComponent('物相结构')}`,
    );
    expect(panel.queryByText('电池材料专区')).not.toBeInTheDocument();
    expect(made.unexpected).toEqual([]);
  });

  test('the types are shown even when the server does not answer', async () => {
    const { visitor, server: gone } = await renderLayout();
    gone.offline = true;
    await visitor.click(nav().getByRole('button', { name: '展开服务项目' }));
    expect(screen.getByRole('link', { name: '数据分析' })).toBeInTheDocument();
  });

  test('works by keyboard: arrows move, Escape closes and returns the focus', async () => {
    const { visitor } = await renderLayout();
    const toggle = nav().getByRole('button', { name: '展开关于我们' });
    act(() => toggle.focus());
    await visitor.keyboard('{Enter}{ArrowDown}');
    expect(screen.getByRole('link', { name: '公司简介' })).toHaveFocus();
    await visitor.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: '招贤纳士' })).toHaveFocus();
    await visitor.keyboard('{ArrowDown}{End}{Home}');
    expect(screen.getByRole('link', { name: '公司简介' })).toHaveFocus();

    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: '公司简介' })).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
  });

  test('opens on hover, and a click keeps it open', async () => {
    const { visitor } = await renderLayout();
    const toggle = nav().getByRole('button', { name: '展开关于我们' });
    await visitor.hover(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await visitor.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await visitor.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('following a link closes the panel and moves the focus to the page', async () => {
    const { visitor, router } = await renderLayout({ user: member() });
    await visitor.click(screen.getByRole('button', { name: '我的账号' }));
    await visitor.click(screen.getByRole('link', { name: '优惠券' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/member/coupon'));
    expect(screen.queryByRole('group', { name: '我的账号' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('a click outside closes the panel', async () => {
    const { visitor } = await renderLayout();
    const toggle = nav().getByRole('button', { name: '展开关于我们' });
    await visitor.click(toggle);
    await visitor.click(toggle);
    await visitor.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await visitor.click(screen.getByRole('heading', { level: 1 }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('on a phone', () => {
  test('a drawer holds navigation, services and login, and returns the focus', async () => {
    const { visitor, portal } = await renderLayout({ width: 375 });
    expect(screen.queryByRole('navigation', { name: '主导航' })).not.toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: '打开菜单' }));

    expect(nav().getByRole('link', { name: '联系我们' })).toBeVisible();
    const services = nav().getByRole('button', { name: '服务项目' });
    await visitor.click(services);
    expect(services).toHaveAttribute('aria-expanded', 'true');
    expect(nav().getByRole('link', { name: '现场预约' })).toBeVisible();

    await visitor.click(
      within(screen.getByRole('navigation', { name: '账号' })).getByRole('button', { name: '注册' }),
    );
    expect(portal.dialogs.current).toEqual({ name: 'login', pane: 'register' });
    await waitFor(() => expect(screen.queryByRole('navigation', { name: '主导航' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '打开菜单' })).toHaveFocus();
  });

  test('a member finds the account groups and the logout in it', async () => {
    const { visitor, session } = await renderLayout({ width: 375, user: member({ cartNum: 2 }) });
    expect(screen.getByRole('link', { name: '实验方案，数量 2' })).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: '打开菜单' }));
    await visitor.click(screen.getByRole('button', { name: '发票中心' }));
    expect(screen.getByRole('link', { name: '开票记录' })).toHaveAttribute('href', '/member/invoiceLs');

    await visitor.click(screen.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(session.signedIn).toBe(false));
  });
});

describe('areas that the list of remotes puts into the navigation', () => {
  const entries = [
    { label: '首页', to: '/', covers: [] },
    { label: '联系我们', to: '/contact', covers: ['/contact'] },
  ];
  const lab: BootRemote = {
    verdict: 'compatible',
    version: 'v1',
    entry: '/e.js',
    expose: './routes',
    mount: ['/lab', '/open-day'],
    login: false,
    title: '开放实验室',
  };

  test.each<[string, Pick<BootRemote, 'nav'>, string[]]>([
    ['before the entry that it names', { nav: { before: '/contact' } }, ['/', '/lab', '/contact']],
    ['at the end when it names none', { nav: {} }, ['/', '/contact', '/lab']],
    ['at the end when that entry is gone', { nav: { before: '/gone' } }, ['/', '/contact', '/lab']],
    ['nowhere without a place', {}, ['/', '/contact']],
  ])('are %s', (_place, nav, expected) => {
    expect(withAreas(entries, [{ ...lab, ...nav }]).map(({ to }) => to)).toEqual(expected);
  });

  test('are the current entry on each of their paths', () => {
    const [added] = withAreas([], [{ ...lab, nav: {} }]);
    expect(added).toMatchObject({ label: '开放实验室' });
    expect(added && isCurrent(added, '/open-day/monday')).toBe(true);
  });
});
