import type { StaffOrderRow } from '../../ui/orderRow';

/** The delivered orders of one member, which become one statement. */
export interface BillGroup {
  readonly member_rid: string;
  readonly member: string;
  readonly orders: readonly StaffOrderRow[];
}

/** Returns the orders by member, in the order in which they came. */
export function billGroups(orders: readonly StaffOrderRow[]): BillGroup[] {
  const groups = new Map<string, BillGroup>();
  for (const order of orders) {
    const { member_rid, member } = order;
    groups.set(member_rid, {
      member_rid,
      member,
      orders: [...(groups.get(member_rid)?.orders ?? []), order],
    });
  }
  return [...groups.values()];
}

/** Returns what the orders cost together. */
export const totalOf = (orders: readonly Pick<StaffOrderRow, 'due_fen'>[]): number =>
  orders.reduce((sum, { due_fen }) => sum + due_fen, 0);
