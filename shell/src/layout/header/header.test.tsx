import { member } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { renderLayout } from '../renderLayout';

const header = () => within(screen.getByRole('banner'));

describe('the header of a visitor', () => {
  test("has the server's hotline and the links of the service strip", async () => {
    const { server } = await renderLayout();

    expect(await header().findByRole('link', { name: '服务热线 400-000-0000' })).toHaveAttribute(
      'href',
      'tel:400-000-0000',
    );
    const links = {
      我的订单: '/member/order',
      我的资产: '/member/prestore',
      新手指南: '/guide',
      发布需求: '/require',
    };
    for (const [name, href] of Object.entries(links)) {
      expect(header().getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(server.unexpected).toEqual([]);
  });

  test('has login and registration, but no account menu and no bell', async () => {
    const { visitor, portal } = await renderLayout();
    expect(header().queryByRole('button', { name: '我的账号' })).not.toBeInTheDocument();
    expect(header().queryByRole('button', { name: /^通知/ })).not.toBeInTheDocument();

    await visitor.click(header().getByRole('button', { name: '登录' }));
    expect(portal.dialogs.current).toEqual({ name: 'login', pane: 'sign-in' });
    await visitor.click(header().getByRole('button', { name: '注册' }));
    expect(portal.dialogs.current).toEqual({ name: 'login', pane: 'register' });
  });

  test('上门取样 opens the login first and then the booking', async () => {
    const { visitor, portal } = await renderLayout();
    await visitor.click(header().getByRole('button', { name: '上门取样' }));
    expect(portal.dialogs.current).toEqual({ name: 'login', nextDialog: 'sampling' });
  });

  test('the plan has no badge', async () => {
    await renderLayout();
    expect(header().getByRole('link', { name: '实验方案' })).toHaveAttribute('href', '/experiment');
  });
});

describe('the header of a member', () => {
  test('whose profile could not be loaded says so and offers 重试', async () => {
    const { session, visitor } = await renderLayout({ user: member() });
    act(() =>
      runInAction(() => {
        session.user = null;
        session.profileFailed = true;
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('账号信息没有加载出来');
    expect(header().getByRole('button', { name: '我的账号' })).toHaveTextContent('我的账号');
    await visitor.click(screen.getByRole('button', { name: '重试' }));
    expect(session.reloads).toBe(1);
  });

  test('the plan shows its number of pieces if it has any', async () => {
    const { session } = await renderLayout({ user: member({ cartNum: 3 }) });
    expect(header().getByRole('link', { name: '实验方案，数量 3' })).toHaveTextContent('3');

    act(() => session.setPlanCount(0));
    expect(header().getByRole('link', { name: '实验方案' })).toBeInTheDocument();
    expect(header().queryByRole('link', { name: '实验方案，数量 3' })).not.toBeInTheDocument();
  });

  test('上门取样 opens the booking', async () => {
    const { visitor, portal } = await renderLayout({ user: member() });
    await visitor.click(header().getByRole('button', { name: '上门取样' }));
    expect(portal.dialogs.current).toEqual({ name: 'sampling' });
  });

  test('the account menu has six groups, the personal center and the logout', async () => {
    const { visitor } = await renderLayout({ user: member() });
    const account = header().getByRole('button', { name: '我的账号' });
    expect(account).toHaveTextContent('林晓');
    expect(account).toHaveAttribute('aria-expanded', 'false');
    await visitor.click(account);

    const menu = within(screen.getByRole('group', { name: '我的账号' }));
    const pages = {
      预存款: 'prestore',
      未结算: 'unsettled',
      待付款: 'unpaid',
      优惠券: 'coupon',
      基本信息: 'information',
      地址管理: 'address',
      我的订单: 'order',
      订单查询: 'oquery',
      推广中心: 'promotion',
      邀请好友: 'invite',
      我的积分: 'integral',
      发票管理: 'invoiceMg',
      开票记录: 'invoiceLs',
      我管理的社群: 'communityMg',
      我加入的社群: 'communityJn',
    };
    for (const group of ['资产管理', '个人信息', '订单中心', '会员中心', '发票中心', '社群'])
      menu.getByText(group);
    for (const [name, page] of Object.entries(pages)) {
      expect(menu.getByRole('link', { name })).toHaveAttribute('href', `/member/${page}`);
    }
    expect(menu.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/member');
    expect(menu.getAllByRole('link')).toHaveLength(Object.keys(pages).length + 1);
  });

  test('退出登录 ends the session', async () => {
    const { visitor, session } = await renderLayout({ user: member(), at: '/member/order' });
    await visitor.click(header().getByRole('button', { name: '我的账号' }));
    await visitor.click(screen.getByRole('button', { name: '退出登录' }));

    await waitFor(() => expect(session.signedIn).toBe(false));
    expect(await header().findByRole('button', { name: '登录' })).toBeInTheDocument();
  });

  test('while the profile loads, the account menu is shown and no login link', async () => {
    const { session } = await renderLayout({ user: member() });
    act(() =>
      runInAction(() => {
        session.user = null;
      }),
    );
    expect(header().getByRole('button', { name: '我的账号' })).toBeInTheDocument();
    expect(header().queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
  });

  test('without a name the masked phone number is shown', async () => {
    await renderLayout({ user: member({ userInfo: { name: '' } }) });
    expect(header().getByRole('button', { name: '我的账号' })).toHaveTextContent('138****0000');
  });
});
