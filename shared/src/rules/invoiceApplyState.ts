import type { InvoiceType } from './invoiceTitle';
import type { Actor } from './orderState';

/** State machine of a request for an invoice (开票申请) as one table, which the server and the screens read. */
export const invoiceApplyStateLabels = {
  waiting: '待开票',
  issuing: '开票中',
  issued: '已开票',
  red_applied: '红冲待确认',
  red_confirmed: '红冲已确认',
  red: '已红冲',
  refused: '未通过',
  cancelled: '已取消',
} as const;
export type InvoiceApplyState = keyof typeof invoiceApplyStateLabels;
export const invoiceApplyStates = Object.keys(invoiceApplyStateLabels) as [
  InvoiceApplyState,
  ...InvoiceApplyState[],
];

interface Act {
  readonly label: string;
  readonly from: readonly InvoiceApplyState[];
  /** Null for an act after which the request stays in its state. */
  readonly to: InvoiceApplyState | null;
  readonly by: readonly Actor[];
}

/**
 * Each act on a request. Staff take a request before they issue it in the tax system, so that it can't change meanwhile.
 * A red letter, which cancels an issued invoice, is applied for, confirmed or withdrawn, and issued.
 */
export const invoiceApplyActTable = {
  add: { label: '申请开票', from: [], to: 'waiting', by: ['member'] },
  edit: { label: '修改', from: ['waiting'], to: null, by: ['member'] },
  cancel: { label: '取消', from: ['waiting'], to: 'cancelled', by: ['member'] },
  take: { label: '受理', from: ['waiting'], to: 'issuing', by: ['staff'] },
  refuse: { label: '驳回', from: ['waiting', 'issuing'], to: 'refused', by: ['staff'] },
  issue: { label: '开具发票', from: ['issuing'], to: 'issued', by: ['staff'] },
  redLetter: { label: '申请红冲', from: ['issued'], to: 'red_applied', by: ['member', 'staff'] },
  redConfirm: { label: '确认红冲', from: ['red_applied'], to: 'red_confirmed', by: ['staff'] },
  redWithdraw: {
    label: '撤回红冲',
    from: ['red_applied', 'red_confirmed'],
    to: 'issued',
    by: ['member', 'staff'],
  },
  redIssue: { label: '开具红字发票', from: ['red_confirmed'], to: 'red', by: ['staff'] },
} as const satisfies Record<string, Act>;
export type InvoiceApplyAct = keyof typeof invoiceApplyActTable;
export const invoiceApplyActs = Object.keys(invoiceApplyActTable) as [InvoiceApplyAct, ...InvoiceApplyAct[]];

interface InvoiceApplyFacts {
  readonly type: InvoiceType;
  readonly state: InvoiceApplyState;
}

/** Returns true for invoices of the tax system. The server makes the others, pro-forma invoices and receipts, at once. */
export const isTaxInvoice = (type: InvoiceType): boolean => type === 1 || type === 3;

/** Returns true when the request uses up what may be invoiced of its statements. */
export const usesUp = ({ type, state }: InvoiceApplyFacts): boolean =>
  isTaxInvoice(type) && !['red', 'refused', 'cancelled'].includes(state);

/** Returns true while what a request uses up is asked for and not issued. */
export const isAsked = ({ type, state }: InvoiceApplyFacts): boolean =>
  isTaxInvoice(type) && (state === 'waiting' || state === 'issuing');

/** Amounts of a statement that decide what may be invoiced of it, in fen. */
interface InvoiceableAmounts {
  readonly total_fen: number;
  /** Paid in cash or by bank, refunds deducted. */
  readonly paid_cash_fen: number;
  /** What requests have not used up of it. */
  readonly open_fen: number;
}

/** Returns the highest amount of a request: for a pro-forma invoice what is billed, for a receipt what was paid in cash, else what is left of it. */
export function mostInvoiceable(
  type: InvoiceType,
  { total_fen, paid_cash_fen, open_fen }: InvoiceableAmounts,
): number {
  const most = { 1: open_fen, 3: open_fen, 5: total_fen, 6: paid_cash_fen };
  return Math.max(0, most[type]);
}

/** Returns the acts that `actor` may perform. A member withdraws a red letter only before it is confirmed. */
export function possibleInvoiceApplyActs(
  { type, state }: InvoiceApplyFacts,
  actor: Actor,
): InvoiceApplyAct[] {
  if (!isTaxInvoice(type)) return [];
  return invoiceApplyActs.filter((name) => {
    const act: Act = invoiceApplyActTable[name];
    if (name === 'redWithdraw' && actor === 'member' && state !== 'red_applied') return false;
    return act.by.includes(actor) && act.from.includes(state);
  });
}

/** Formats in which an invoice of the tax system comes. */
export const invoiceSlots = { xml: 'XML', ofd: 'OFD', pdf: 'PDF' } as const;
export type InvoiceSlot = keyof typeof invoiceSlots;
export const invoiceSlotNames = Object.keys(invoiceSlots) as [InvoiceSlot, ...InvoiceSlot[]];

/**
 * Returns the files without which an invoice can't be issued. Everybody reads and prints the PDF. The buyer deducts a
 * special invoice and archives it electronically, which needs the signed XML and the OFD too.
 */
export const requiredSlots = (type: InvoiceType): readonly InvoiceSlot[] =>
  type === 3 ? invoiceSlotNames : ['pdf'];
