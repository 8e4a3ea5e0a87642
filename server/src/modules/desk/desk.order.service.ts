import type { Data } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { appliesOfStatements } from '../invoiceApply/invoiceApply.repo';
import { orderByCode } from '../order/order.staff.service';
import { quotationsOfOrder } from '../quotation/quotation.list.service';
import { presentForStaff } from '../reservation/reservation.list.service';
import { reservationsOfOrder } from '../reservation/reservation.repo';
import { statementDetail } from '../statement/statement.list.service';
import { findStatementsOfOrders } from '../statement/statement.repo';
import { listOwnTransferApplies } from '../transferApply/transferApply.repo';
import { unclaimedOfOrder } from '../unclaimed/unclaimed.repo';
import { worksheetsOfOrder } from '../worksheet/worksheet.repo';

type Belongings = Data<'staff/desk/records'>;

/** Returns what belongs to an order; refuses with not_found. */
export async function belongingsOf(tx: Tx, code: string, now: Date): Promise<Belongings> {
  const { rid, user_rid } = await orderByCode(tx, code);
  const quotations = await quotationsOfOrder(tx, rid, now);
  const times = await presentForStaff(tx, await reservationsOfOrder(tx, rid), now);
  return {
    quotations: quotations.map(({ code, state, valid_until, due_fen }) => ({
      code,
      state,
      valid_until,
      amount_fen: due_fen,
    })),
    reservations: times.map(({ code, state, starts, ends, instrument }) => ({
      code,
      state,
      starts,
      ends,
      instrument: instrument.name,
    })),
    worksheets: (await worksheetsOfOrder(tx, rid)).map(({ code, state, service }) => ({
      code,
      state,
      service,
    })),
    unclaimed: (await unclaimedOfOrder(tx, rid)).map(({ code, mark, settled }) => ({
      code,
      mark,
      settled: settled?.toISOString() ?? null,
    })),
    ...(await billOf(tx, user_rid, rid)),
  };
}

/** Returns the statement of a member's order with what was reported and asked for over it. */
async function billOf(
  tx: Tx,
  user_rid: string,
  order_rid: string,
): Promise<Pick<Belongings, 'statement' | 'transfers' | 'invoices'>> {
  const [found] = await findStatementsOfOrders(tx, user_rid, [order_rid]);
  if (!found) return { statement: null, transfers: [], invoices: [] };
  const { code, state, total_fen, owed_fen, orders } = await statementDetail(tx, found.statement, 'staff');
  const { rid } = found.statement;
  const page = { page: 1, size: limits.pageSize, statement_rid: rid, states: [] };
  const transfers = await listOwnTransferApplies(tx, user_rid, page);
  const invoices = await appliesOfStatements(tx, [rid]);
  return {
    statement: { code, state, amount_fen: total_fen, owed_fen, orders: orders.length },
    transfers: transfers.rows.map((row) => ({
      code: row.code,
      state: row.state,
      amount_fen: row.amount_fen,
    })),
    invoices: invoices.map((row) => ({ code: row.code, state: row.state, amount_fen: row.amount_fen })),
  };
}
