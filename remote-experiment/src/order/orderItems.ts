import type { DeviceChoice, Plan, PlanItem } from '@portal/shared/contract';
import { sampleRange, serviceType } from '@portal/shared/rules';

/** The items of an order before it is placed. */
export interface OrderItems {
  readonly items: readonly PlanItem[];
  /** Number of requested items that are no longer in the plan or no longer offered. */
  readonly missing: number;
  /** Whether the items are of more than one type, which no order allows. */
  readonly mixed: boolean;
  /** Whether they are instrument time, which the member spends at the instrument. */
  readonly onSite: boolean;
  /** Whether they are data analysis, to which the member uploads data. */
  readonly analysis: boolean;
  /** Whether a sample is handed in. */
  readonly needsSample: boolean;
  /** Number of samples that the items need. */
  readonly samples: ReturnType<typeof sampleRange>;
  readonly pieces: number;
  /** Total in integer fen. */
  readonly total: number;
  /** The service that is ordered without the plan (立即下单). */
  readonly direct?: DeviceChoice;
}

/** Returns the items of the plan that are named in `?items=`, a list of keys separated by commas. */
export function orderItems(plan: Plan, asked: string): OrderItems {
  const rids = asked.split(',').filter(Boolean);
  const groups = plan.groups.map(({ type_id, items }) => ({
    type_id,
    items: items.filter((item) => item.available && rids.includes(item.rid)),
  }));
  return ordered(groups, rids.length);
}

/** Returns the totals of items by type; `asked` is the number of items that the order should have. */
export function ordered(
  groups: readonly { readonly type_id: number; readonly items: readonly PlanItem[] }[],
  asked: number,
): OrderItems {
  const filled = groups.filter((group) => group.items.length > 0);
  const items = filled.flatMap((group) => group.items);
  return {
    items,
    missing: asked - items.length,
    mixed: filled.length > 1,
    onSite: filled.some(({ type_id }) => type_id === serviceType.onSite),
    analysis: filled.some(({ type_id }) => type_id === serviceType.analysis),
    needsSample: items.some((item) => item.needs_sample),
    samples: sampleRange(items),
    pieces: items.reduce((sum, item) => sum + item.count, 0),
    total: items.reduce((sum, item) => sum + item.total_fen, 0),
  };
}
