/**
 * Reads by what they show, for `outdates` of the cards: an act on a subject makes old what shows it. One read too many is a request
 * more for what is open at that moment; one that is missing leaves old money on a page. `server/testing/outdates.test.ts` does each
 * act and compares all answers before and after.
 */
export const shows = {
  /** The bell, and the numbers beside the member's name. */
  notices: ['auth/message/list', 'auth/user/info'],
  addresses: ['auth/address/list', 'auth/user/info', 'auth/order/ready'],
  /** What depends on who the member is: prices by user type, tokens of enterprises, the name in groups. */
  member: [
    ...['auth/user/info', 'auth/message/list', 'auth/address/list', 'auth/order/quote', 'auth/order/ready'],
    ...['auth/discount4user', 'auth/tempDevice', 'auth/apiToken/list', 'auth/webhook/list'],
    ...['auth/cluster/members', 'auth/cluster/entries', 'auth/cluster/approvals', 'auth/cluster/payments'],
    ...['auth/cluster/budgets', 'auth/cluster/budgetWarnings', 'auth/cluster/monthsCompared'],
  ],
  /** The plan, and what its items cost, by which prices. */
  plan: [
    ...['auth/tempDevice', 'auth/order/quote', 'auth/order/ready', 'auth/discount4user', 'auth/user/info'],
    'auth/priceGroup/own',
  ],
  /** What items of the plan cost; the plan itself is the answer of the acts on it. */
  prices: ['auth/order/quote', 'auth/order/ready', 'auth/discount4user', 'auth/user/info'],
  coupons: [
    ...['auth/coupon/list', 'auth/discount4user', 'auth/web/asset/all4num', 'auth/order/quote'],
    'auth/order/ready',
  ],
  orders: [
    ...['auth/web/order/detail', 'auth/web/order/list4person', 'auth/web/order/history4user'],
    ...['auth/web/orderList/list', 'auth/user/closing'],
    ...['auth/order/change/get', 'auth/order/change/quote'],
  ],
  files: [
    ...['auth/web/orderFile/list4rid', 'auth/web/orderFile/list4person', 'auth/order/listProtocolFile'],
    ...['auth/protocol/list', 'auth/protocol/detail'],
  ],
  /** Samples in the lab's store, and whether they can be ordered again as they are. */
  samples: [
    ...['auth/web/sample/list4person', 'auth/web/sample/detail', 'auth/sample4recycle/list4person'],
    'auth/order/ready',
  ],
  times: [
    ...['auth/web/reservation/list4person', 'open/web/instrument/free', 'auth/order/relateEquipment'],
    'auth/order/ready',
  ],
  visits: ['auth/sampling/list', 'open/sampling/slots', 'auth/user/closing'],
  requirements: ['auth/requirement/list', 'auth/requirement/detail', 'auth/requirement/messages'],
  /** Reports of orders. */
  reports: ['auth/report/list'],
  /** Retests of orders. */
  retests: ['auth/retest/list'],
  quotations: ['auth/quotation/list', 'auth/quotation/detail'],
  statements: [
    ...['auth/assign/settlementList', 'auth/assign/statement', 'auth/web/order/ready2pay'],
    ...[
      'auth/asset/invoiceHistory',
      'auth/web/asset/all4num',
      'auth/transferApply/list',
      'auth/user/closing',
    ],
  ],
  /** Bank transfers that the member reported. */
  transfers: ['auth/transferApply/list'],
  /** Balances and entries, and what may be ordered and paid with them. */
  money: [
    ...['auth/web/asset/init', 'auth/web/asset/detail', 'auth/web/asset/months', 'auth/web/asset/spending'],
    ...['auth/prestoreApply/listPrestoreDetail', 'auth/creditApply/list', 'auth/assign/statement'],
    ...['auth/order/quote', 'auth/order/ready', 'auth/user/closing'],
    // What is spent of a prepayment can't be invoiced as one; what is paid from an invoiced one isn't invoiced again.
    ...['auth/asset/prestoreHistory', 'auth/asset/invoiceHistory'],
  ],
  prestores: [
    ...['auth/web/prestore/list', 'auth/prestoreApply/readyPayNum', 'auth/web/asset/all4num'],
    ...['auth/cluster/obstacles', 'auth/user/closing', 'auth/prestore_rule_balance'],
  ],
  points: [
    ...['auth/integration/init', 'auth/integration/list', 'auth/integration/months', 'auth/web/asset/init'],
  ],
  goods: ['auth/integration/list4exchange', 'auth/integration/exchanges'],
  invoices: [
    ...['auth/invoiceApply/list4person', 'auth/invoiceApply/info', 'auth/asset/invoiceHistory'],
    'auth/asset/prestoreHistory',
    ...[
      'auth/assign/statement',
      'auth/assign/settlementList',
      'auth/web/order/ready2pay',
      'auth/user/closing',
    ],
  ],
  evaluations: ['auth/evaluate/order', 'auth/evaluate/list4person', 'open/web/evaluation/list'],
  promotion: ['auth/myPromotion/init', 'auth/promoter_rebate_withdraw/list', 'auth/web/asset/init'],
  groups: [
    ...['auth/cluster/all', 'auth/cluster/joined', 'auth/cluster/detail', 'auth/cluster/members'],
    ...['auth/cluster/requests', 'auth/cluster/search', 'auth/cluster/obstacles', 'auth/user/closing'],
    ...['auth/cluster/shown', 'auth/cluster/data'],
  ],
  groupMoney: [
    ...['auth/cluster/entries', 'auth/cluster/approvals', 'auth/cluster/orders', 'auth/cluster/spending'],
    ...['auth/cluster/payments', 'auth/cluster/budgets', 'auth/cluster/budgetWarnings'],
    'auth/cluster/monthsCompared',
    ...['auth/cluster/shown', 'auth/cluster/data'],
    'auth/asset/prestoreHistory',
  ],
  webhooks: ['auth/webhook/list', 'auth/webhook/log'],
} as const;
