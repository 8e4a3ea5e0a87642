import { memberGroups, memberRoutes } from '@portal/shared/portal';
import { renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes as areaRoutes } from '../app/routes';
import { Breadcrumb } from './Breadcrumb';
import { MemberMenu } from './MemberMenu';

function Frame() {
  return (
    <>
      <Breadcrumb />
      <MemberMenu />
    </>
  );
}

/** Renders breadcrumb and menu for a path, without its page. */
async function frameAt(at: string) {
  renderRoute({ routes: [{ path: '*', page: async () => Frame }], at });
  const crumbs = within(await screen.findByRole('navigation', { name: '面包屑' }));
  const menu = within(screen.getByRole('navigation', { name: '会员菜单' }));
  return { crumbs, menu, steps: crumbs.getAllByRole('listitem').map((step) => step.textContent) };
}

test.each([
  ['/member/center', ['首页', '个人中心']],
  ['/member/order', ['首页', '个人中心', '我的订单']],
  ['/member/order/order-1', ['首页', '个人中心', '我的订单', '订单详情']],
  ['/member/address', ['首页', '个人中心', '地址管理']],
  ['/member/address/address-1', ['首页', '个人中心', '地址管理']],
  ['/member/unsettled', ['首页', '个人中心', '未结算']],
])('%s has the crumbs %j', async (at, steps) => {
  expect((await frameAt(at)).steps).toEqual(steps);
});

test('the last breadcrumb is the current page, and the menu marks the entry that it belongs to', async () => {
  const { crumbs, menu } = await frameAt('/member/order/order-1');
  expect(crumbs.getByText('订单详情')).toHaveAttribute('aria-current', 'page');
  expect(crumbs.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/member/order');
  expect(menu.getByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'true');
});

test('on narrow screens the current page is in the middle of the strip', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  await frameAt('/member/communityJn');
  expect(screen.getByRole('navigation', { name: '会员菜单' }).scrollLeft).toBe(800);
  jest.restoreAllMocks();
});

test('menu, routes and titles follow from the list of member pages', async () => {
  const { menu } = await frameAt('/member/center');
  const labels = memberGroups.flatMap(({ pages }) => pages.map(({ label }) => label));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(labels);
  const routed = (areaRoutes[0]?.children ?? []).filter((route) => !route.index);
  expect(routed.map(({ path, title }) => ({ path, label: title }))).toEqual(
    memberRoutes.map(({ path, label }) => ({ path, label })),
  );
  expect(routed.every((route) => route.page)).toBe(true);
});
