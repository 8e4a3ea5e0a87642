import type { Plan, PlanItem } from '@portal/shared/contract';

/** What an order would be placed with. */
export interface OrderItems {
  readonly items: readonly PlanItem[];
  /** Asked for, but no longer in the plan or no longer offered. */
  readonly missing: number;
  /** Items of more than one type: no order can hold them. */
  readonly mixed: boolean;
  readonly needsSample: boolean;
  readonly pieces: number;
  /** Integer fen. */
  readonly total: number;
}

/** The items of the plan that the address names: `?items=` holds keys, separated by commas. */
export function orderItems(plan: Plan, asked: string): OrderItems {
  const rids = asked.split(',').filter(Boolean);
  const groups = plan.groups
    .map((group) => group.items.filter((item) => item.available && rids.includes(item.rid)))
    .filter((items) => items.length > 0);
  const items = groups.flat();
  return {
    items,
    missing: rids.length - items.length,
    mixed: groups.length > 1,
    needsSample: items.some((item) => item.needs_sample),
    pieces: items.reduce((sum, item) => sum + item.count, 0),
    total: items.reduce((sum, item) => sum + item.total_fen, 0),
  };
}
