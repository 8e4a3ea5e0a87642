import type { Data } from '@portal/shared/contract';
import type { StaffOrderRow } from '../../ui/orderRow';
import type { Adjustment } from '../adjustments';

/** What an order costs beyond its ordered hours, because an instrument was used longer. */
export type Overtime = Data<'staff/statement/overtime'>[number];

/** The delivered orders of one member, which become one statement. */
export interface BillGroup {
  readonly member_rid: string;
  readonly member: string;
  readonly orders: readonly StaffOrderRow[];
  /** Of these orders; they are proposed as adjustments. */
  readonly overtime: readonly Overtime[];
}

/** Returns the orders by member, in the order in which they came. */
export function billGroups(
  orders: readonly StaffOrderRow[],
  overtime: readonly Overtime[] = [],
): BillGroup[] {
  const groups = new Map<string, StaffOrderRow[]>();
  for (const order of orders) groups.set(order.member_rid, [...(groups.get(order.member_rid) ?? []), order]);
  return [...groups].map(([member_rid, own]) =>
    withOrders({ member_rid, member: own[0]?.member ?? '', overtime }, own),
  );
}

/** Returns a group with these orders of its own alone. */
export const withOrders = (
  group: Omit<BillGroup, 'orders'>,
  orders: readonly StaffOrderRow[],
): BillGroup => ({
  ...group,
  orders,
  overtime: group.overtime.filter((one) => orders.some(({ code }) => code === one.code)),
});

/** Returns what the statement of a group comes to, with its overtime. */
export const totalOf = ({ orders, overtime }: Pick<BillGroup, 'orders' | 'overtime'>): number =>
  orders.reduce((sum, { due_fen }) => sum + due_fen, 0) +
  overtime.reduce((sum, { amount_fen }) => sum + amount_fen, 0);

/** Most reservations that a reason names; the field takes 200 characters. */
const named = 5;

/** Returns the overtime of orders as the adjustments that bill it. */
export const overtimeAdjustments = (overtime: readonly Overtime[]): Adjustment[] =>
  overtime
    .filter(({ amount_fen }) => amount_fen > 0)
    .map(({ code, amount_fen, reservations, minutes }) => {
      const each = reservations.slice(0, named).map((one) => `${one.code} ${one.minutes} 分钟`);
      const more = reservations.length > named ? ` 等 ${reservations.length} 次` : '';
      return { code, amount_fen, reason: `机时超时 ${minutes} 分钟（${each.join('，')}${more}）` };
    });
