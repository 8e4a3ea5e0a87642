import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { invoiceApplies, invoiceApplyParts } from '../invoiceApply/invoiceApply.table';
import { samples } from '../order/order.sampleState.table';
import { orders } from '../order/order.table';
import { quotations } from '../quotation/quotation.table';
import { reservations } from '../reservation/reservation.table';
import { statementOrders, statements } from '../statement/statement.table';
import { transferApplies } from '../transferApply/transferApply.table';

/** A record that belongs to an order, found by its own number. */
export interface NumberedRecord {
  readonly noun: 'sample' | 'quotation' | 'reservation' | 'statement' | 'transferApply' | 'invoiceApply';
  /** The number by which it was found. */
  readonly code: string;
  readonly order_code: string;
}

const found = (noun: NumberedRecord['noun'], code: PgColumn | SQL<string>) => ({
  noun: sql<NumberedRecord['noun']>`${noun}::text`.as('noun'),
  code: sql<string>`${code}`.as('code'),
  order_code: sql<string>`${orders.code}`.as('order_code'),
});

/** The first order of a statement; each has one. */
const isFirst = eq(statementOrders.position, 0);

/**
 * Returns the records with this number, each with its order; of a statement, and of what belongs to it, the first one. An invoice is also
 * found by the number of the tax system. Each part of the query is one look into an index.
 */
export async function findNumbered(tx: Tx, code: string): Promise<NumberedRecord[]> {
  const ofStatement = (statement_rid: PgColumn) =>
    and(eq(statementOrders.statement_rid, statement_rid), isFirst);
  return tx
    .select(found('sample', samples.code))
    .from(samples)
    .innerJoin(orders, eq(orders.rid, samples.order_rid))
    .where(eq(samples.code, code))
    .unionAll(
      tx
        .select(found('quotation', quotations.code))
        .from(quotations)
        .innerJoin(orders, eq(orders.rid, quotations.order_rid))
        .where(eq(quotations.code, code)),
    )
    .unionAll(
      tx
        .select(found('reservation', reservations.code))
        .from(reservations)
        .innerJoin(orders, eq(orders.rid, reservations.order_rid))
        .where(eq(reservations.code, code)),
    )
    .unionAll(
      tx
        .select(found('statement', statements.code))
        .from(statements)
        .innerJoin(statementOrders, ofStatement(statements.rid))
        .innerJoin(orders, eq(orders.rid, statementOrders.order_rid))
        .where(eq(statements.code, code)),
    )
    .unionAll(
      tx
        .select(found('transferApply', transferApplies.code))
        .from(transferApplies)
        .innerJoin(statementOrders, ofStatement(transferApplies.statement_rid))
        .innerJoin(orders, eq(orders.rid, statementOrders.order_rid))
        .where(eq(transferApplies.code, code)),
    )
    .unionAll(
      tx
        .select(found('invoiceApply', sql`${code}::text`))
        .from(invoiceApplies)
        .innerJoin(invoiceApplyParts, eq(invoiceApplyParts.invoice_apply_rid, invoiceApplies.rid))
        .innerJoin(statementOrders, ofStatement(invoiceApplyParts.statement_rid))
        .innerJoin(orders, eq(orders.rid, statementOrders.order_rid))
        .where(
          or(
            eq(invoiceApplies.code, code),
            eq(invoiceApplies.number, code),
            eq(invoiceApplies.red_number, code),
          ),
        ),
    );
}
