import { type AreaRoute, paths } from '@portal/shared/portal';
import { centerQueries } from '../center/centerQueries';
import { orderListInput } from '../order/orderFilter';

/** The member area: one layout, a page for each entry of its menu. */
export const routes: readonly AreaRoute[] = [
  {
    path: 'member',
    needsLogin: true,
    page: () => import('../layout/MemberLayout').then((m) => m.MemberLayout),
    children: [
      { index: true, redirect: paths.memberCenter },
      {
        path: 'center',
        title: '个人中心',
        page: () => import('../center/CenterPage').then((m) => m.CenterPage),
        queries: () => centerQueries,
      },
      {
        path: 'order',
        title: '我的订单',
        page: () => import('../order/OrderListPage').then((m) => m.OrderListPage),
        queries: ({ search }) => [['auth/web/order/list4person', orderListInput(search)]],
      },
      {
        path: 'order/:rid',
        title: '订单详情',
        page: () => import('../detail/OrderPage').then((m) => m.OrderPage),
        queries: ({ params }) => [
          ['auth/web/order/detail', { rid: params.rid ?? '' }],
          ['auth/web/orderFile/list4rid', { rid: params.rid ?? '' }],
        ],
      },
      {
        path: 'address',
        title: '地址管理',
        page: () => import('../address/AddressPage').then((m) => m.AddressPage),
        queries: () => [['auth/address/list', {}]],
      },
    ],
  },
];
