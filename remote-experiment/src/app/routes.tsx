import { type AreaRoute, paths } from '@portal/shared/portal';
import { sampledInput } from '../order/sampledInput';
import { protocolInput } from '../protocol/protocolFilter';
import { areaPages } from '../ui/areaPages';
import { usableSamplesInput } from '../ui/usableSamplesInput';

type Page = Pick<AreaRoute, 'page' | 'queries'>;

/** Code and first queries of each page that has a tab. */
const pages: Readonly<Record<(typeof areaPages)[number]['path'], Page & { readonly below?: AreaRoute }>> = {
  plan: {
    page: () => import('../plan/PlanPage').then((m) => m.PlanPage),
    queries: () => [['auth/tempDevice', {}]],
  },
  demand: {
    page: () => import('../requirement/RequirementsPage').then((m) => m.RequirementsPage),
    below: {
      path: 'demand/:code',
      page: () => import('../requirement/detail/RequirementPage').then((m) => m.RequirementPage),
      queries: ({ params: { code = '' } }) => [
        ['auth/requirement/detail', { code }],
        ['auth/quotation/list', { requirement_code: code, size: 20 }],
      ],
    },
  },
  contract: {
    page: () => import('../protocol/ProtocolPage').then((m) => m.ProtocolPage),
    below: {
      path: 'contract/:rid',
      page: () => import('../protocol/detail/ProtocolDetailPage').then((m) => m.ProtocolDetailPage),
      queries: ({ params: { rid = '' }, search }) => [['auth/protocol/detail', protocolInput(rid, search)]],
    },
  },
};

/** The experiment area: the plan, the order that it becomes, requirements and agreements. */
export const routes: readonly AreaRoute[] = [
  {
    path: 'experiment',
    needsLogin: true,
    children: [
      { index: true, redirect: paths.plan },
      ...areaPages.flatMap(({ path, label }): AreaRoute[] => {
        const { below, ...page } = pages[path];
        return [{ path, title: label, ...page }, ...(below ? [below] : [])];
      }),
      {
        path: 'order',
        title: '确认订单',
        page: () => import('../order/OrderPage').then((m) => m.OrderPage),
        queries: ({ search }) => {
          const rid = search.get('device');
          const change = search.get('change');
          return [
            change
              ? ['auth/order/change/get', { rid: change }]
              : rid
                ? ['open/web/device/detail', { rid }]
                : ['auth/tempDevice', {}],
            ['auth/address/list', {}],
            ['open/setting', {}],
            ['auth/sampling/list', sampledInput],
            ['auth/web/sample/list4person', usableSamplesInput],
          ];
        },
      },
      {
        path: 'order/placed/:rid',
        title: '订单已提交',
        page: () => import('../order/placed/PlacedPage').then((m) => m.PlacedPage),
        queries: ({ params: { rid = '' } }) => [['auth/web/order/detail', { rid }]],
      },
    ],
  },
];
