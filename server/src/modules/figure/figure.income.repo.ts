import { statementStates, type TransferKind } from '@portal/shared/rules';
import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { ledger_account, ledger_entry, ledger_transfer } from '../ledger/ledger.table';
import { orders } from '../order/order.table';
import { statementLines, statements } from '../statement/statement.table';
import type { Span } from './figure.rules';

const { amount_fen, kind, name, statement_rid } = statementLines;
const billed_fen = sql<number>`coalesce(sum(${amount_fen}), 0)`.mapWith(Number);

/** Condition: the statement is of the period. One has changed since it was made: the index of the states. */
const isOf = ({ from, to }: Span) =>
  and(
    inArray(statements.state, [...statementStates]),
    gte(statements.changed, from),
    gte(statements.created, from),
    lt(statements.created, to),
  );

/** Returns what the statements of the period bill, by the kind and the name of their lines. */
export const billedByLine = (tx: Tx, span: Span) =>
  tx
    .select({ kind, name, billed_fen })
    .from(statements)
    .innerJoin(statementLines, eq(statement_rid, statements.rid))
    .where(isOf(span))
    .groupBy(kind, name)
    .orderBy(asc(kind), asc(name));

/** Returns what the statements of the period bill, by member. */
export const billedByMember = (tx: Tx, span: Span) =>
  tx
    .select({ user_rid: statements.user_rid, billed_fen })
    .from(statements)
    .innerJoin(statementLines, eq(statement_rid, statements.rid))
    .where(isOf(span))
    .groupBy(statements.user_rid)
    .orderBy(asc(statements.user_rid));

/** What pays an owed statement: its entries are credits of accounts of credit. */
const ofStatements: TransferKind[] = [
  ...(['statement_by_cash', 'statement_by_bonus', 'statement_by_bank', 'statement_by_suspense'] as const),
];

/** What is earned at once, or paid back: entries of the lab's revenue. */
const ofRevenue: TransferKind[] = ['order_by_cash', 'order_by_bonus', 'refund_cash', 'refund_bonus'];

/**
 * Returns what was paid in the period, refunds and reversals deducted, by the member whose order or statement it was: also when a
 * group paid. The entries are read by account and time.
 */
export function paidByMember(tx: Tx, { from, to }: Span): Promise<{ user_rid: string; paid_fen: number }[]> {
  const { cause_kind, cause_rid, kind: moved } = ledger_transfer;
  const user_rid = sql<string>`coalesce(${orders.user_rid}, ${statements.user_rid}, '')`;
  return tx
    .select({ user_rid, paid_fen: sql<number>`sum(${ledger_entry.amount})`.mapWith(Number) })
    .from(ledger_account)
    .innerJoin(ledger_entry, eq(ledger_entry.account_rid, ledger_account.rid))
    .innerJoin(ledger_transfer, eq(ledger_transfer.id, ledger_entry.transfer_id))
    .leftJoin(orders, and(eq(cause_kind, 'order'), eq(orders.rid, cause_rid)))
    .leftJoin(statements, and(eq(cause_kind, 'statement'), eq(statements.rid, cause_rid)))
    .where(
      and(
        inArray(ledger_account.owner_kind, ['member', 'group', 'lab']),
        gte(ledger_entry.at, from),
        lt(ledger_entry.at, to),
        or(
          and(eq(ledger_account.kind, 'credit'), inArray(moved, ofStatements)),
          and(eq(ledger_account.kind, 'revenue'), inArray(moved, ofRevenue)),
        ),
      ),
    )
    .groupBy(user_rid);
}
