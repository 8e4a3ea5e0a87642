import type { TransferKind } from '@portal/shared/rules';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { ledger_transfer as transfers } from '../ledger/ledger.table';
import { statementOrders, statements } from '../statement/statement.table';

/** A sum of transfers for the unpaid statements of a member that were confirmed on one day. */
interface OpenSum {
  readonly user_rid: string;
  readonly confirmed: string;
  readonly amount_fen: number;
}

const confirmed = sql<string>`to_char(${statements.changed} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`;

const columns = {
  user_rid: statements.user_rid,
  confirmed,
  amount_fen:
    sql<number>`coalesce(sum(CASE WHEN ${transfers.reverses} IS NULL THEN ${transfers.amount} ELSE -${transfers.amount} END), 0)`.mapWith(
      Number,
    ),
};

/** Condition: the transfer moved money; a pending one that a later transfer posts did not. */
const isEntered = (kinds: TransferKind[]): SQL | undefined =>
  and(inArray(transfers.kind, kinds), eq(transfers.state, 'posted'), isNull(transfers.posted_amount));

/** Condition: the statement is unpaid; of one member, or of anybody. */
const isUnpaid = (user_rid: string | undefined): SQL | undefined =>
  and(eq(statements.state, 'unpaid'), user_rid === undefined ? undefined : eq(statements.user_rid, user_rid));

/** Returns what the orders of unpaid statements took on credit. */
export const takenOnCredit = (tx: Tx, user_rid?: string): Promise<OpenSum[]> =>
  tx
    .select(columns)
    .from(statements)
    .innerJoin(statementOrders, eq(statementOrders.statement_rid, statements.rid))
    .innerJoin(
      transfers,
      and(eq(transfers.cause_kind, 'order'), eq(transfers.cause_rid, statementOrders.order_rid)),
    )
    .where(and(isUnpaid(user_rid), isEntered(['order_on_credit'])))
    .groupBy(statements.user_rid, sql`2`);

/** Returns what was paid of it. */
export const paidOnCredit = (tx: Tx, user_rid?: string): Promise<OpenSum[]> =>
  tx
    .select(columns)
    .from(statements)
    .innerJoin(transfers, and(eq(transfers.cause_kind, 'statement'), eq(transfers.cause_rid, statements.rid)))
    .where(
      and(isUnpaid(user_rid), isEntered(['statement_by_cash', 'statement_by_bonus', 'statement_by_bank'])),
    )
    .groupBy(statements.user_rid, sql`2`);
