import { noticeKindNames, waysOf } from '@portal/shared/rules';
import type { Handlers } from '@portal/shared/testing';
import { clusterAs, managedList } from './cluster';
import { asset, order, setting } from './fixture';

const none = () => ({ total: 0, list: [] });
const counted = () => ({ total: 0, list: [], counts: {} });
const endless = () => ({ list: [], next: null });

/** Answers of a member who has nothing yet, for the first views of all member pages. */
export const newMember: Handlers = {
  'auth/web/asset/init': asset,
  'auth/web/asset/months': () => [],
  'auth/web/asset/spending': () => ({ total_fen: 0, months: [], services: [] }),
  'auth/prestore_rule_balance': () => ({ tiers: [], bankAccount: null }),
  'auth/web/prestore/list': counted,
  'auth/creditApply/list': () => ({ ...none(), credit: asset().credit }),
  'auth/prestoreApply/listPrestoreDetail': endless,
  'auth/assign/settlementList': none,
  'auth/assign/statement': () => new Promise(() => {}),
  'auth/web/order/list4person': counted,
  'auth/web/orderList/list': () => ({ list: [], next: null, total: 0 }),
  'auth/web/order/detail': () => order(),
  'auth/web/orderFile/list4rid': () => [],
  'auth/web/sample/list4person': () => ({ list: [], next: null, counts: {}, ending: 0 }),
  'auth/sample4recycle/list4person': none,
  'auth/web/reservation/list4person': () => ({
    ...{ ...counted(), waits: [], alone_rids: [], alone_device_rids: [] },
    now: '2026-11-20T02:00:00Z',
  }),
  'auth/sampling/list': counted,
  'auth/coupon/list': () => ({ total: 0, list: [], counts: { usable: 0, used: 0, expired: 0 } }),
  'auth/invoice/list': () => [],
  'auth/invoiceApply/list4person': counted,
  'auth/asset/invoiceHistory': none,
  'auth/myPromotion/init': () => ({
    ...{ promoter: null, link: null, payee: null, can: ['apply'] },
    terms: { rebate_percent: 5, withdrawal_min_fen: 10_000 },
    ...{ referred: 0, ordered: 0, paid: 0, balance_fen: 0, available_fen: 0, held_fen: 0, owed_fen: 0 },
  }),
  'auth/invite/init': () => ({
    ...{ code: 'ABC123', path: '/invited/ABC123', coupon: null, invited: 0, rewarded: 0 },
  }),
  'auth/invite/list': none,
  'auth/integration/init': () => ({
    ...{ balance: 0, available: 0, expiring: null, expiries: [] },
    earn: { per_yuan: 1, evaluation: 20 },
  }),
  'auth/integration/months': () => [],
  'auth/integration/list4exchange': () => [],
  'auth/integration/list': endless,
  'auth/integration/exchanges': none,
  'auth/quotation/list': () => ({ ...endless(), total: 0 }),
  'auth/requirement/list': () => ({ ...endless(), total: 0, counts: {}, claimable: [] }),
  'auth/cluster/all': () => managedList(),
  'auth/cluster/joined': none,
  'auth/cluster/requests': none,
  'auth/cluster/payments': endless,
  'auth/cluster/detail': () => clusterAs('owner'),
  'auth/user/session/list': () => [],
  'auth/user/notice/list': () => noticeKindNames.map((kind) => ({ kind, ...waysOf(kind, undefined) })),
  'auth/user/consent/list': () => [],
  'auth/user/closing': () => ({ requested: null, due: null, obstacles: [] }),
  'auth/apiToken/list': () => [],
  'auth/webhook/list': () => [],
  'auth/webhook/log': endless,
  'auth/address/list': () => [],
  'auth/message/list': () => ({ ...none(), unread: 0 }),
  'open/setting': setting,
};
