import { memberGroups, memberRoutes } from '@portal/shared/portal';
import { renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes as areaRoutes } from '../app/routes';
import { Breadcrumb } from './Breadcrumb';
import { DoorTabs } from './DoorTabs';
import { doors } from './doors';
import { MemberMenu } from './MemberMenu';

function Frame() {
  return (
    <>
      <Breadcrumb />
      <MemberMenu />
      <DoorTabs />
    </>
  );
}

/** Renders breadcrumb, menu and tabs for a path, without its page. */
async function frameAt(at: string) {
  const { visitor } = renderRoute({ routes: [{ path: '*', page: async () => Frame }], at });
  const crumbs = within(await screen.findByRole('navigation', { name: '面包屑' }));
  const menu = within(screen.getByRole('navigation', { name: '会员中心菜单' }));
  return { visitor, crumbs, menu, steps: crumbs.getAllByRole('listitem').map((step) => step.textContent) };
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
  expect(menu.getByRole('link', { name: '订单' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('navigation', { name: '订单' })).not.toBeInTheDocument();
});

test.each([
  ['/member/order', '订单', '我的订单'],
  ['/member/order?kind=reservation&state=done', '订单', '仪器机时'],
  ['/member/unpaid', '结算单', '待付款'],
  ['/member/unpaid?state=paid&page=2', '结算单', '已结清'],
  ['/member/invoiceMg', '发票', '发票管理'],
  ['/member/prestore?account=bonus', '资产', '预存款'],
  ['/member/prestore?amount=20.50', '资产', '预存与转账'],
  ['/member/prestore?page=2', '资产', '预存与转账'],
  ['/member/prestore#transfers', '资产', '预存与转账'],
  ['/member/prestore#credit', '资产', '信用额度'],
])('%s is in %s the tab %s, also in the sheet of narrow screens', async (at, door, label) => {
  const { menu, visitor } = await frameAt(at);
  const entries = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(entries.map(({ textContent }) => textContent)).toEqual([door]);
  const tabs = within(screen.getByRole('navigation', { name: door })).getAllByRole('link');
  const current = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual([label]);
  await visitor.click(menu.getByRole('button', { name: new RegExp(`${door} · ${label}`) }));
  const sheet = within(await screen.findByRole('dialog', { name: '会员中心页面' }));
  expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent(label);
  await visitor.click(sheet.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('about ten entries lead to every page of the member area by its label', () => {
  expect(doors.length).toBeLessThanOrEqual(10);
  const tabs = doors.flatMap((door) => door.tabs);
  expect(new Set(tabs.map(({ to }) => to)).size).toBe(tabs.length);
  const byPath = tabs.filter(({ to }) => !to.includes('?')).map(({ to, label }) => `${to} ${label}`);
  const pages = memberGroups.flatMap((group) => group.pages);
  expect(byPath.toSorted()).toEqual(pages.map(({ path, label }) => `/member/${path} ${label}`).toSorted());
});

test('routes and titles follow from the list of member pages', () => {
  const routed = (areaRoutes[0]?.children ?? []).filter((route) => !route.index);
  expect(routed.map(({ path, title }) => ({ path, label: title }))).toEqual(
    memberRoutes.map(({ path, label }) => ({ path, label })),
  );
  expect(routed.every((route) => route.page)).toBe(true);
});
