import type { Plan, PlanGroup, PlanItem } from '@portal/shared/contract';
import { countText } from '@portal/shared/rules';

/** Keys of items that can be ordered together: all are of one group. */
export type Selection = readonly string[];

export const orderable = (group: PlanGroup): PlanItem[] => group.items.filter((item) => item.available);

/**
 * Returns the default selection: what was asked for, such as the items of an order that is placed again; otherwise all items when
 * they are of one type, and so fit one order, or those of the type that was added last.
 */
export function startSelection(plan: Plan, asked: Selection = []): Selection {
  const wanted = stillSelected(plan, asked);
  if (wanted.length > 0) return wanted;
  const groups = plan.groups.filter((group) => orderable(group).length > 0);
  const group = groups.length === 1 ? groups[0] : groups.find(({ type_id }) => type_id === plan.latest_type);
  return group ? orderable(group).map((item) => item.rid) : [];
}

/** Returns the selected keys that are still in the plan and can be ordered. */
export function stillSelected(plan: Plan, selection: Selection): Selection {
  const there = new Set(plan.groups.flatMap(orderable).map((item) => item.rid));
  return selection.filter((rid) => there.has(rid));
}

/** Adds or removes `rids` of one group. An order has one type, so items of other groups are removed. */
export function choose(group: PlanGroup, selection: Selection, rids: readonly string[], chosen: boolean) {
  const inGroup = new Set(group.items.map((item) => item.rid));
  const kept = selection.filter((rid) => inGroup.has(rid) && !rids.includes(rid));
  const moved = chosen && selection.some((rid) => !inGroup.has(rid));
  if (!chosen) return { selection: selection.filter((rid) => !rids.includes(rid)), moved: false };
  return { selection: [...kept, ...rids], moved };
}

/** What is offered of the plan, and what of it is selected. */
export interface PlanSelection {
  readonly groups: readonly PlanGroup[];
  readonly offered: readonly PlanItem[];
  readonly selected: readonly PlanItem[];
}

/** Returns the items of the plan that can be ordered, and the selected ones. */
export function selectionOf(plan: Plan, selection: Selection): PlanSelection {
  const chosen = new Set(selection);
  const offered = plan.groups.flatMap(orderable);
  return { groups: plan.groups, offered, selected: offered.filter(({ rid }) => chosen.has(rid)) };
}

export const ridsOf = (items: readonly PlanItem[]): string[] => items.map(({ rid }) => rid);

/** Returns the total of items: `amount` by units, `fen` in integer fen. */
export function sumOf(items: readonly PlanItem[]): { items: number; amount: string; fen: number } {
  return {
    items: items.length,
    amount: countText(items),
    fen: items.reduce((sum, item) => sum + item.total_fen, 0),
  };
}
