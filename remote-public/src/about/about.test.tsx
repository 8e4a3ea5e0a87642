import { type RenderRouteOptions, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { deviceCard, noFacets } from '../testing/device';
import { setting } from '../testing/setting';

const instrument = (code: string, place: string) => ({
  code,
  name: `仪器 ${code}`,
  place,
  self_operated: code === 'NMR-1',
  services: [{ rid: code.toLowerCase(), name: `服务 ${code}` }],
});

const open = (at: string, server: RenderRouteOptions['server'] = {}) =>
  renderRoute({
    routes,
    at,
    server: {
      'open/setting': setting,
      'open/web/device/search': () => ({ total: 92, list: [deviceCard()], facets: noFacets }),
      'open/web/instrument/list': () => [
        instrument('SEM-1', '材料楼 B1-01'),
        instrument('SEM-2', '材料楼 B1-01'),
        instrument('NMR-1', '化学楼 B1-01'),
      ],
      'open/web/acknowledge': () => ({ total: 7, list: [] }),
      'open/web/type/group': () => [
        { id: 1, name: '送样检测', img: '/upload/img/t.svg', typeChildArr: [{ id: 101, name: '物相结构' }] },
      ],
      ...server,
    },
  });

test('/about redirects to the profile', async () => {
  open('/about');
  expect(await screen.findByText('redirected to /about/profile')).toBeVisible();
});

test('the profile shows only figures that the portal can prove, and links to other pages', async () => {
  const { server, visitor } = open('/about/profile');
  expect(await screen.findByText('92 项')).toBeVisible();
  expect(await screen.findByText('北京、上海')).toBeVisible();
  expect(screen.getByText('3 台')).toBeVisible();
  expect(screen.getByText('2 间')).toBeVisible();
  expect(screen.getByText('7 篇')).toBeVisible();
  const rooms = within(screen.getByRole('list', { name: '材料楼' }));
  expect(rooms.getByRole('listitem')).toHaveTextContent('B1-01仪器 SEM-1服务 SEM-1仪器 SEM-2服务 SEM-2');
  expect(rooms.getByRole('link', { name: '服务 SEM-2' })).toHaveAttribute('href', '/detail/sem-2');
  expect(screen.getByRole('link', { name: '送样检测' })).toHaveAttribute(
    'href',
    expect.stringMatching(/typeId=1/),
  );
  expect(screen.getByText('物相结构')).toBeVisible();
  const pages = within(screen.getAllByRole('navigation', { name: '关于我们' })[0] ?? document.body);
  expect(pages.getByRole('link', { name: '公司简介' })).toHaveAttribute('aria-current', 'page');
  await visitor.click(pages.getByRole('link', { name: '企业文化' }));
  expect(await screen.findByRole('heading', { level: 1, name: '企业文化' })).toBeVisible();
  expect(server.unexpected).toEqual([]);
});

test('figures that can’t be loaded are left out', async () => {
  open('/about/profile', {
    'open/web/device/search': () => {
      throw new TypeError('down');
    },
  });
  expect(await screen.findByText('北京、上海')).toBeVisible();
  expect(screen.queryByText('在线服务项目')).not.toBeInTheDocument();
});

test('applications go to the e-mail address in the settings', async () => {
  open('/about/recruit');
  const link = await screen.findByRole('link', { name: '投递简历：电镜测试工程师' });
  expect(link).toHaveAttribute(
    'href',
    `mailto:hello@example.com?subject=${encodeURIComponent('应聘：电镜测试工程师')}`,
  );
  expect(screen.getByText(/现场交流地点：示例路 1 号/)).toBeVisible();
});
