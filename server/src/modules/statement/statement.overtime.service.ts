import type { Data, Parsed } from '@portal/shared/contract';
import { overtimeFen } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findOrdersByCode, itemsOf } from '../order/order.repo';
import { type ReservationRow, reservationsOfOrders } from '../reservation/reservation.repo';
import { overtimeOf } from '../reservation/reservation.rules';

type Overtime = Data<'staff/statement/overtime'>;

/**
 * Returns what orders cost beyond their ordered hours, because an instrument was used longer than it was booked. A person decides
 * whether it is billed, as an adjustment.
 */
export async function overtimeOfOrders(
  tx: Tx,
  { codes }: Parsed<'staff/statement/overtime'>,
): Promise<Overtime> {
  const orders = await findOrdersByCode(tx, codes);
  const rids = orders.map(({ rid }) => rid);
  const late = (await reservationsOfOrders(tx, rids)).filter((row) => overtimeOf(row) > 0);
  const items = await itemsOf(
    tx,
    late.map(({ order_rid }) => order_rid ?? ''),
  );
  return orders.flatMap(({ rid, code }) => {
    const own = late.filter(({ order_rid }) => order_rid === rid);
    if (own.length === 0) return [];
    const ordered = items.filter(({ order_rid }) => order_rid === rid);
    return [
      {
        code,
        minutes: own.reduce((sum, row) => sum + overtimeOf(row), 0),
        amount_fen: own.reduce((sum, row) => sum + costOf(row, ordered), 0),
        reservations: own.map((row) => ({ code: row.code, minutes: overtimeOf(row) })),
      },
    ];
  });
}

type Item = Awaited<ReturnType<typeof itemsOf>>[number];

/** Returns what the overtime of a reservation costs by what the order's hours of its service cost. */
function costOf(row: ReservationRow, items: readonly Item[]): number {
  const hours = items.filter(({ device_rid }) => device_rid === row.device_rid);
  const count = hours.reduce((sum, item) => sum + item.count, 0);
  const total_fen = hours.reduce((sum, item) => sum + item.total_fen, 0);
  return count === 0 ? 0 : overtimeFen({ total_fen, count }, overtimeOf(row));
}
