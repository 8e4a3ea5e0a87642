import { fundCodesOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { lockOwnStatements } from './statement.invoice.repo';
import { invoiceLimitOf, moneyOfStatements } from './statement.money.service';
import { linesOf, ordersOf, type StatementRow } from './statement.repo';

/** What may be invoiced of a statement, in fen. */
export interface Invoiceable {
  readonly statement: StatementRow;
  readonly total_fen: number;
  /** Paid in cash or by bank, refunds deducted. */
  readonly paid_cash_fen: number;
  /** Part of it that came from invoiced prepayments. */
  readonly invoiced_cash_fen: number;
  /** What invoices have not used up of what they may: paid in cash or by bank, or owed. */
  readonly open_fen: number;
  /** The projects or grants that its orders name. */
  readonly fund_codes: string[];
}

/** Locks statements of this member and returns what may be invoiced of each; refuses others with not_found. */
export async function lockInvoiceable(
  tx: Tx,
  user_rid: string,
  rids: readonly string[],
): Promise<ReadonlyMap<string, Invoiceable>> {
  const found = await lockOwnStatements(tx, user_rid, rids);
  if (found.length < new Set(rids).size) throw refuse('not_found', { noun: 'statement' });
  return new Map((await invoiceableOf(tx, found)).map((one) => [one.statement.rid, one]));
}

/** Returns what may be invoiced of statements, with a fixed number of queries. */
export async function invoiceableOf(tx: Tx, rows: readonly StatementRow[]): Promise<Invoiceable[]> {
  if (rows.length === 0) return [];
  const rids = rows.map(({ rid }) => rid);
  const [orders, lines] = [await ordersOf(tx, rids), await linesOf(tx, rids)];
  const money = await moneyOfStatements(
    tx,
    rids.map((rid) => ({
      rid,
      order_rids: orders.filter((one) => one.statement_rid === rid).map((one) => one.rid),
    })),
  );
  return rows.map((statement) => {
    const its = money.get(statement.rid);
    return {
      fund_codes: fundCodesOf(orders.filter(({ statement_rid }) => statement_rid === statement.rid)),
      statement,
      total_fen: lines
        .filter(({ statement_rid }) => statement_rid === statement.rid)
        .reduce((sum, { amount_fen }) => sum + amount_fen, 0),
      paid_cash_fen: its?.paid_cash_fen ?? 0,
      invoiced_cash_fen: its?.invoiced_cash_fen ?? 0,
      open_fen: its ? invoiceLimitOf(its) - statement.invoiced_fen : 0,
    };
  });
}
