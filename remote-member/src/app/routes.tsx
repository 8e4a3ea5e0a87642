import type { PortalQuery } from '@portal/shared/api';
import { type AreaRoute, type MemberRoutePath, memberRoutes, paths } from '@portal/shared/portal';
import { centerQueries } from '../center/centerQueries';
import { joinedFilter, listInput } from '../cluster/clusterPath';
import { ownRequestsInput } from '../cluster/join/ownRequestsInput';
import { couponInput } from '../coupon/couponFilter';
import { exchangesInput, integrationTab } from '../integration/integrationFilter';
import { invitedInput } from '../invite/inviteFilter';
import { firstInvoiceQuery } from '../invoiceApply/invoiceApplyFilter';
import { orderListInput } from '../order/orderFilter';
import { applicationsInput, prestoreFilter } from '../prestore/prestoreFilter';
import { promotionTab, recordsInput } from '../promotion/promotionFilter';
import { reservationInput } from '../reservation/reservationFilter';
import { recyclesInput, showsRecycles } from '../sample/sampleFilter';
import { billedInput, deliveredInput, unpaidInput } from '../statement/statementFilter';
import { prestoreTab } from '../ui/money/prestoreTab';
import { visitInput } from '../visit/visitFilter';

type Page = Pick<AreaRoute, 'page' | 'queries'>;

/** The page of one group, below both lists. */
const clusterRoute: Page = {
  page: () => import('../cluster/ClusterPage').then((m) => m.ClusterPage),
  queries: ({ params }) => [['auth/cluster/detail', { rid: params.rid ?? '' }]],
};

/** Code and first queries of each member page. */
const pages: Readonly<Record<MemberRoutePath, Page>> = {
  center: {
    page: () => import('../center/CenterPage').then((m) => m.CenterPage),
    queries: () => centerQueries,
  },
  order: {
    page: () => import('./OrderKinds').then((m) => m.OrderKinds),
    queries: ({ search }) => orderQueries(search),
  },
  'order/:rid': {
    page: () => import('../detail/OrderPage').then((m) => m.OrderPage),
    queries: ({ params }) => [
      ['auth/web/order/detail', { rid: params.rid ?? '' }],
      ['auth/web/orderFile/list4rid', { rid: params.rid ?? '' }],
    ],
  },
  'order/door/:door': {
    page: () => import('../reservation/DoorPage').then((m) => m.DoorPage),
    queries: ({ params }) => [['auth/reservation/door', { door: params.door ?? '' }]],
  },
  oquery: {
    page: () => import('../orderQuery/OrderQueryPage').then((m) => m.OrderQueryPage),
  },
  sample: {
    page: () => import('../sample/SamplePage').then((m) => m.SamplePage),
    queries: ({ search }) =>
      showsRecycles(search) ? [['auth/sample4recycle/list4person', recyclesInput(search)]] : [],
  },
  prestore: {
    page: () => import('../prestore/PrestorePage').then((m) => m.PrestorePage),
    queries: ({ search }) => prestoreQueries(search),
  },
  unsettled: {
    page: () => import('../statement/UnsettledPage').then((m) => m.UnsettledPage),
    queries: ({ search }) => [
      ['auth/assign/settlementList', billedInput(search)],
      ['auth/web/order/list4person', deliveredInput],
    ],
  },
  unpaid: {
    page: () => import('../statement/UnpaidPage').then((m) => m.UnpaidPage),
    queries: ({ search }) => [
      ['auth/web/asset/init', {}],
      ['auth/assign/settlementList', unpaidInput(search)],
    ],
  },
  coupon: {
    page: () => import('../coupon/CouponPage').then((m) => m.CouponPage),
    queries: ({ search }) => [['auth/coupon/list', couponInput(search)]],
  },
  invoiceMg: {
    page: () => import('../invoice/TitlePage').then((m) => m.TitlePage),
    queries: () => [['auth/invoice/list', {}]],
  },
  invoiceLs: {
    page: () => import('../invoiceApply/InvoiceApplyPage').then((m) => m.InvoiceApplyPage),
    queries: ({ search }) => [firstInvoiceQuery(search)],
  },
  promotion: {
    page: () => import('../promotion/PromotionPage').then((m) => m.PromotionPage),
    queries: ({ search }) => [
      ['auth/myPromotion/init', {}],
      promotionTab(search) === 'rebates'
        ? ['auth/promoter_rebate/list', recordsInput(search)]
        : ['auth/promoter_rebate_withdraw/list', recordsInput(search)],
    ],
  },
  invite: {
    page: () => import('../invite/InvitePage').then((m) => m.InvitePage),
    queries: ({ search }) => [
      ['auth/invite/init', {}],
      ['auth/invite/list', invitedInput(search)],
    ],
  },
  integral: {
    page: () => import('../integration/IntegrationPage').then((m) => m.IntegrationPage),
    queries: ({ search }) => [
      ['auth/integration/init', {}],
      ['auth/integration/list4exchange', {}],
      ...(integrationTab(search) === 'exchanges'
        ? ([['auth/integration/exchanges', exchangesInput(search)]] as const)
        : []),
    ],
  },
  communityMg: {
    page: () => import('../cluster/ManagedPage').then((m) => m.ManagedPage),
    queries: ({ search }) => [['auth/cluster/all', listInput(search)]],
  },
  'communityMg/:rid': clusterRoute,
  communityJn: {
    page: () => import('../cluster/join/JoinedPage').then((m) => m.JoinedPage),
    queries: ({ search }) =>
      joinedFilter(search).tab === 'groups'
        ? [
            ['auth/cluster/joined', listInput(search)],
            ['auth/cluster/requests', ownRequestsInput(1)],
          ]
        : [],
  },
  'communityJn/:rid': clusterRoute,
  information: {
    page: () => import('../information/InformationPage').then((m) => m.InformationPage),
    queries: () => [
      ['auth/user/session/list', {}],
      ['auth/user/notice/list', {}],
      ['auth/user/consent/list', {}],
      ['auth/user/closing', {}],
    ],
  },
  'information/interface': {
    page: () => import('./InterfacePage').then((m) => m.InterfacePage),
    queries: () => [],
  },
  'information/interface/:rid': {
    page: () => import('../webhook/DeliveryPage').then((m) => m.DeliveryPage),
    queries: () => [['auth/webhook/list', {}]],
  },
  address: {
    page: () => import('../address/AddressPage').then((m) => m.AddressPage),
    queries: () => [['auth/address/list', {}]],
  },
};

/** Returns the first query of the page of orders, visits or instrument time; of evaluations and data none, which are in pages. */
function orderQueries(search: URLSearchParams): readonly PortalQuery[] {
  const kind = search.get('kind');
  if (kind === 'visit') return [['auth/sampling/list', visitInput(search)]];
  if (kind === 'reservation') return [['auth/web/reservation/list4person', reservationInput(search)]];
  if (kind === 'share') return [['auth/dataShare/list', {}]];
  if (kind === 'evaluation' || kind === 'data') return [];
  return [['auth/web/order/list4person', orderListInput(search)]];
}

/** Returns the first queries of the tab of the member's money; of the credit none, which is in pages. */
function prestoreQueries(search: URLSearchParams): readonly PortalQuery[] {
  const tab = prestoreTab(search);
  if (tab === 'credit') return [];
  if (tab === 'entries') return [['auth/web/asset/init', {}]];
  return [
    ['auth/prestore_rule_balance', {}],
    ['auth/web/prestore/list', applicationsInput(prestoreFilter(search))],
  ];
}

/** The member area: one layout, and a page for each entry of the list of member pages. */
export const routes: readonly AreaRoute[] = [
  {
    path: 'member',
    needsLogin: true,
    page: () => import('../layout/MemberLayout').then((m) => m.MemberLayout),
    children: [
      { index: true, redirect: paths.memberCenter },
      ...memberRoutes.map(({ path, label }) => ({ path, title: label, ...pages[path] })),
    ],
  },
];
