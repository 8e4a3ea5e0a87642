import {
  formatFen,
  formatInstant,
  fundCodesText,
  type InvoiceApplyState,
  invoiceApplyStateLabels,
} from '@portal/shared/rules';
import { dayEnd, dayStart } from '../../kit/time';
import { type Period, periodName } from '../listExport/listExport.rules';
import type { Cell, Column, Table } from '../spreadsheet/spreadsheet.rules';
import type { StatementMoney, StatementPayment } from '../statement/statement.money.service';

/** Returns true for a moment in the period, in the lab's time zone. */
export const isWithin = (at: Date, { from, to }: Period): boolean =>
  (from === undefined || at >= dayStart(from)) && (to === undefined || at < dayEnd(to));

/** A row of the reconciliation: a payment, a refund, or what is owed of a statement. Amounts are fen. */
export interface ReconciliationRow {
  /** What it is, such as 结算单付款. */
  readonly label: string;
  /** When it was paid; null for what is owed. */
  readonly at: Date | null;
  /** Key of the group that paid; empty for the member. */
  readonly payer: string;
  /** The order that was paid alone; null for all of the statement. */
  readonly order_rid: string | null;
  readonly cash_fen: number;
  readonly bonus_fen: number;
  readonly bank_fen: number;
  readonly refund_fen: number;
  readonly owed_fen: number;
  /** Part of the cash that was invoiced when it was prepaid. */
  readonly invoiced_cash_fen: number;
}

const nothing = { cash_fen: 0, bonus_fen: 0, bank_fen: 0, refund_fen: 0, owed_fen: 0, invoiced_cash_fen: 0 };

/** Returns a payment as a row: what comes back is a refund, so that no amount is below zero. */
function paymentRow({ at, kind, label, payer, order_rid, ...paid }: StatementPayment): ReconciliationRow {
  const { amount_fen, invoiced_cash_fen } = paid;
  const row = { ...nothing, at, label, payer, order_rid, invoiced_cash_fen };
  if (amount_fen < 0) return { ...row, refund_fen: -amount_fen };
  if (kind === 'statement_by_bank') return { ...row, bank_fen: amount_fen };
  if (kind === 'order_by_bonus' || kind === 'statement_by_bonus') return { ...row, bonus_fen: amount_fen };
  return { ...row, cash_fen: amount_fen };
}

/** Returns the rows of a statement: its payments and refunds in the period, and what is owed of one of the period. */
export function rowsOf(
  { payments, owed_fen }: Pick<StatementMoney, 'payments' | 'owed_fen'>,
  created: Date,
  period: Period,
): ReconciliationRow[] {
  const rows = payments.filter(({ at }) => isWithin(at, period)).map(paymentRow);
  if (owed_fen === 0 || !isWithin(created, period)) return rows;
  return [...rows, { ...nothing, label: '待付款', at: null, payer: '', order_rid: null, owed_fen }];
}

/** An order as the rows name it. */
export interface NamedOrder {
  readonly code: string;
  readonly fund_code: string;
  readonly items: readonly { readonly name: string; readonly count: number; readonly unit: string }[];
}

/** Returns how much was ordered, units apart: 3 样；5 份. */
export function quantityText(orders: readonly NamedOrder[]): string {
  const counts = new Map<string, number>();
  for (const { unit, count } of orders.flatMap(({ items }) => items))
    counts.set(unit, (counts.get(unit) ?? 0) + count);
  return [...counts].map(([unit, count]) => `${count} ${unit}`).join('；');
}

/** An invoice over a part of a statement. */
export interface StatementInvoice {
  readonly code: string;
  readonly state: InvoiceApplyState;
  readonly amount_fen: number;
  readonly number: string | null;
  readonly red_number: string | null;
}

/** Returns the numbers of invoices, those of red letters behind them. */
export const numbersText = (invoices: readonly StatementInvoice[]): string =>
  invoices
    .flatMap(({ number, red_number }) => [
      ...(number === null ? [] : [number]),
      ...(red_number === null ? [] : [`${red_number}（红字）`]),
    ])
    .join('；');

/** Returns the requests for invoices with their states: K20261121-000123 已开票 ¥500.00. */
export const statesText = (invoices: readonly StatementInvoice[]): string =>
  invoices
    .map(
      ({ code, state, amount_fen }) => `${code} ${invoiceApplyStateLabels[state]} ${formatFen(amount_fen)}`,
    )
    .join('；');

/** What the rows of a statement have in common. */
export interface StatementFacts {
  readonly code: string;
  readonly created: Date;
  readonly total_fen: number;
  /** Its orders that a row is about. */
  readonly orders: readonly NamedOrder[];
  /** Who paid, or whose statement it is for a group. */
  readonly payer: string;
}

/** Returns the cells of a row, in the order of `columnsOf`. */
export function cellsOf(row: ReconciliationRow, { orders, ...statement }: StatementFacts): Cell[] {
  const services = orders.flatMap(({ items }) => items.map(({ name }) => name));
  return [
    orders.map(({ code }) => code).join('；'),
    [...new Set(services)].join('；'),
    quantityText(orders),
    fundCodesText(orders),
    statement.payer,
    statement.code,
    formatInstant(statement.created.toISOString()),
    statement.total_fen,
    row.label,
    row.at === null ? '' : formatInstant(row.at.toISOString()),
    ...[row.cash_fen, row.bonus_fen, row.bank_fen, row.refund_fen].map(orEmpty),
  ];
}

const orEmpty = (fen: number): number | null => (fen === 0 ? null : fen);

/** Returns the cells that only the member sees: what is owed, and the invoices. */
export const ownCells = (row: ReconciliationRow, invoices: readonly StatementInvoice[]): Cell[] => [
  ...[row.owed_fen, row.invoiced_cash_fen].map(orEmpty),
  numbersText(invoices),
  statesText(invoices),
];

/** Returns the columns of a table; `payer` is the title of the one who paid. */
const columnsOf = (payer: '付款方' | '成员'): Column[] => [
  { title: '订单号', format: 'text', width: 20 },
  { title: '服务项目', format: 'text', width: 36 },
  { title: '数量', format: 'text', width: 14 },
  { title: '课题编号', format: 'text', width: 18 },
  { title: payer, format: 'text', width: 18 },
  { title: '结算单号', format: 'text', width: 20 },
  { title: '结算单日期', format: 'time', width: 18 },
  { title: '结算金额', format: 'money', width: 14 },
  { title: '类型', format: 'text', width: 20 },
  { title: '付款时间', format: 'time', width: 18 },
  { title: '预存款支付', format: 'money', width: 14, sum: true },
  { title: '赠送金支付', format: 'money', width: 14, sum: true },
  { title: '银行转账', format: 'money', width: 14, sum: true },
  { title: '退款', format: 'money', width: 14, sum: true },
];

/** Columns that only the member sees. */
const ownColumns: readonly Column[] = [
  { title: '待付款', format: 'money', width: 14, sum: true },
  { title: '预存时已开票', format: 'money', width: 14, sum: true },
  { title: '发票号码', format: 'text', width: 26 },
  { title: '开票申请', format: 'text', width: 40 },
];

type Rows = Table['rows'];
const sheet = '对账明细';

/** Returns the table of a member's reconciliation. */
export const ownTable = (rows: Rows): Table => ({
  name: sheet,
  columns: [...columnsOf('付款方'), ...ownColumns],
  rows,
});

/** Returns the table of what a group paid. */
export const clusterTable = (rows: Rows): Table => ({ name: sheet, columns: columnsOf('成员'), rows });

/** Returns a file's name, such as 材料课题组-对账明细-2026-11-01至2026-11-30. */
export const fileName = (period: Period, cluster?: string): string =>
  `${cluster === undefined ? '' : `${cluster}-`}${sheet}${periodName(period)}`;

/** Returns who paid: the member, or a group by its name. */
export const payerText = (payer: string, groups: ReadonlyMap<string, string>): string =>
  payer === '' ? '本人' : (groups.get(payer) ?? '社群');
