import { type AreaRoute, paths } from '@portal/shared/portal';
import { sampledInput } from '../order/sampledInput';
import { usableSamplesInput } from '../order/usableSamplesInput';

/** The experiment area: the plan, and the order that it becomes. */
export const routes: readonly AreaRoute[] = [
  {
    path: 'experiment',
    needsLogin: true,
    children: [
      { index: true, redirect: paths.plan },
      {
        path: 'plan',
        title: '实验方案',
        page: () => import('../plan/PlanPage').then((m) => m.PlanPage),
        queries: () => [['auth/tempDevice', {}]],
      },
      {
        path: 'order',
        title: '确认订单',
        page: () => import('../order/OrderPage').then((m) => m.OrderPage),
        queries: ({ search }) => {
          const rid = search.get('device');
          return [
            rid ? ['open/web/device/detail', { rid }] : ['auth/tempDevice', {}],
            ['auth/address/list', {}],
            ['open/setting', {}],
            ['auth/sampling/list', sampledInput],
            ['auth/web/sample/list4person', usableSamplesInput],
          ];
        },
      },
    ],
  },
];
