import { beforeReceived } from '@portal/shared/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderPickups, orders } from '../order/order.table';
import { samplings } from '../sampling/sampling.table';

/** Returns the bookings of samplings on a day that are not cancelled. */
export const samplingsOn = (tx: Tx, date: string) =>
  tx
    .select()
    .from(samplings)
    .where(and(inArray(samplings.state, ['booked', 'confirmed', 'done']), eq(samplings.date, date)));

/** Returns the pick-ups on a day of orders whose samples are not received. */
export const pickupsOn = (tx: Tx, date: string) =>
  tx
    .select({ code: orders.code, state: orders.state, pickup: orderPickups })
    .from(orderPickups)
    .innerJoin(orders, eq(orders.rid, orderPickups.order_rid))
    .where(
      and(eq(orderPickups.type, 1), eq(orderPickups.date, date), inArray(orders.state, [...beforeReceived])),
    );
