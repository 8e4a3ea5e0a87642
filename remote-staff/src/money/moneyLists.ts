import type { DeskTab } from '../ui/DeskHead';

/** The lists of the money desk. */
export const moneyLists: readonly DeskTab[] = [
  { path: '/staff/money/billing', label: '待出结算单', queues: ['bill'] },
  { path: '/staff/money/statements', label: '结算单', queues: ['dispute'] },
  { path: '/staff/money/transfers', label: '转账', queues: ['transfer'] },
  { path: '/staff/money/bank', label: '银行流水' },
  { path: '/staff/money/prestores', label: '预存', queues: ['prestore'] },
  { path: '/staff/money/invoices', label: '发票', queues: ['invoice'] },
  { path: '/staff/money/credits', label: '额度', queues: ['credit'] },
  { path: '/staff/money/withdrawals', label: '提现', queues: ['withdrawal'] },
  { path: '/staff/money/approvals', label: '复核', queues: ['approval'] },
  { path: '/staff/money/ledger', label: '账目' },
];
