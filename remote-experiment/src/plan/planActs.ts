import type { PlanGroup } from '@portal/shared/contract';
import { useRef, useState } from 'react';
import type { ItemActs } from './ItemRow';

/** What can be done with the plan. The functions stay the same, so that parts of the page are rendered only when they change. */
export interface PlanActs extends ItemActs {
  /** Puts an item back that was saved for later. */
  readonly back: (rid: string) => void;
  readonly choose: (group: PlanGroup, rids: readonly string[], chosen: boolean) => void;
  /** Asks whether the items shall be removed. */
  readonly removeAll: (rids: readonly string[]) => void;
  readonly removeSelected: () => void;
  readonly order: () => void;
}

/** Returns functions that stay the same and call the latest ones. */
export function useStableActs(latest: PlanActs): PlanActs {
  const current = useRef(latest);
  current.current = latest;
  const [stable] = useState<PlanActs>(() => ({
    select: (rid, selected) => current.current.select(rid, selected),
    count: (rid, count) => current.current.count(rid, count),
    remove: (rid) => current.current.remove(rid),
    options: (rid) => current.current.options(rid),
    save: (rid) => current.current.save(rid),
    back: (rid) => current.current.back(rid),
    choose: (group, rids, chosen) => current.current.choose(group, rids, chosen),
    removeAll: (rids) => current.current.removeAll(rids),
    removeSelected: () => current.current.removeSelected(),
    order: () => current.current.order(),
  }));
  return stable;
}
