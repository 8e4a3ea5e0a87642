import type { Data, Statement } from '@portal/shared/contract';
import type { StatementAct } from '@portal/shared/rules';
import type { ClusterPaymentRow } from '../cluster/cluster.payment.repo';
import type { StatementMoney } from './statement.money.service';
import type { LineRow, StatementEventRow, StatementOrder, StatementRow } from './statement.repo';

type Row = Omit<Statement, 'lines' | 'sources' | 'available' | 'invoiceable_fen' | 'payments' | 'events'>;

/** Rows that belong to a statement; those of other statements are ignored. */
export interface StatementParts {
  readonly orders: readonly StatementOrder[];
  readonly lines: readonly LineRow[];
  /** What its lines add up to. */
  readonly total_fen: number;
  readonly money: StatementMoney;
  /** Acts of the caller. */
  readonly can: readonly StatementAct[];
}

/** Returns a statement as a row of a list. */
export function presentStatementRow(row: StatementRow, parts: StatementParts): Row {
  const { rid } = row;
  return {
    rid,
    code: row.code,
    state: row.state,
    created: row.created.toISOString(),
    review_until: row.review_until?.toISOString() ?? null,
    orders: parts.orders
      .filter(({ statement_rid }) => statement_rid === rid)
      .map(({ rid, code, fund_code }) => ({ rid, code, fund_code })),
    total_fen: parts.total_fen,
    paid_fen: parts.money.paid_fen,
    owed_fen: parts.money.owed_fen,
    waiting_fen: parts.money.waiting_fen,
    invoiced_fen: row.invoiced_fen,
    invoiced_cash_fen: parts.money.invoiced_cash_fen,
    can: [...parts.can],
  };
}

/** Returns a statement with its lines, payments and history. */
export function presentStatement(
  row: StatementRow,
  parts: StatementParts &
    Pick<Statement, 'available' | 'invoiceable_fen'> & {
      readonly events: readonly StatementEventRow[];
      /** Names of the groups that paid, by their keys. */
      readonly groups: ReadonlyMap<string, string>;
    },
): Statement {
  const codes = new Map(parts.orders.map(({ rid, code }) => [rid, code]));
  return {
    ...presentStatementRow(row, parts),
    lines: parts.lines.map(({ order_rid, kind, name, detail, amount_fen }) => ({
      order_rid,
      order_code: codes.get(order_rid) ?? '',
      kind,
      name,
      detail,
      amount_fen,
    })),
    sources: parts.money.sources,
    available: parts.available,
    invoiceable_fen: parts.invoiceable_fen,
    payments: parts.money.payments.map(({ at, label, payer, amount_fen }) => ({
      at: at.toISOString(),
      label,
      group: payer === '' ? null : (parts.groups.get(payer) ?? ''),
      amount_fen,
    })),
    events: parts.events.map(({ act, by, at, note }) => ({ act, by, at: at.toISOString(), note })),
  };
}

type ClusterPayment = Data<'auth/cluster/orders'>['list'][number];

/** Returns a payment of a group for its managers, or for the member who pays. */
export function presentClusterPayment(
  { rid, state, amount_fen, created, expires, decided, note }: ClusterPaymentRow,
  parts: Pick<ClusterPayment, 'cluster' | 'member' | 'statement' | 'orders' | 'services' | 'can'>,
): ClusterPayment {
  return {
    rid,
    state,
    amount_fen,
    note,
    ...parts,
    created: created.toISOString(),
    expires: expires?.toISOString() ?? null,
    decided: decided?.toISOString() ?? null,
  };
}
