import { type RenderRouteOptions, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { deviceCard, noFacets } from '../testing/device';
import { setting } from '../testing/setting';

const open = (at: string, server: RenderRouteOptions['server'] = {}) =>
  renderRoute({
    routes,
    at,
    server: {
      'open/setting': setting,
      'open/web/device/search': () => ({ total: 92, list: [deviceCard()], facets: noFacets }),
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
