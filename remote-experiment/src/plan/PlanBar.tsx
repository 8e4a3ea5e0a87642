import { memo } from 'react';
import { NothingSelected } from './NothingSelected';
import { OneClick } from './oneClick/OneClick';
import type { PlanActs } from './planActs';
import type { PlanChanges } from './planChanges';
import { orderable, type PlanSelection, ridsOf, sumOf } from './selection';
import { TotalBar } from './TotalBar';

interface PlanBarProps extends PlanSelection {
  readonly changes: PlanChanges;
  readonly acts: PlanActs;
  /** The order is being prepared. */
  readonly busy: boolean;
}

/** The bar at the lower edge: the selected items with their order, or what can be selected. */
export const PlanBar = memo(function PlanBar({ groups, selected, changes, acts, busy }: PlanBarProps) {
  if (selected.length === 0)
    return (
      <NothingSelected
        groups={groups}
        onChoose={(group) => acts.choose(group, ridsOf(orderable(group)), true)}
        onRemove={() => acts.removeAll(groups.flatMap(({ items }) => ridsOf(items)))}
      />
    );
  return (
    <TotalBar
      {...sumOf(selected)}
      selection={ridsOf(selected)}
      busy={busy}
      onRemove={acts.removeSelected}
      onOrder={acts.order}
      oneClick={<OneClick items={selected} changes={changes} />}
    />
  );
});
