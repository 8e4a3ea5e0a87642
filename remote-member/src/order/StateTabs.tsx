import type { Data } from '@portal/shared/contract';
import { TabLinks } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { countOf, stateGroups } from '../ui/stateGroup';
import { filterSearch, type OrderFilter } from './orderFilter';

interface StateTabsProps {
  readonly filter: OrderFilter;
  readonly counts: Data<'auth/web/order/list4person'>['counts'] | undefined;
}

/** The groups of states with their number of orders. */
export function StateTabs({ filter, counts }: StateTabsProps) {
  const groups = [{ key: undefined, label: '全部', states: undefined }, ...stateGroups];
  const tabs = groups.map(({ key, label, states }) => ({
    label,
    to: `${paths.orders}${filterSearch({ group: key, kw: filter.kw })}`,
    count: counts && countOf(counts, states),
    current: filter.group?.key === key,
  }));
  return <TabLinks label="订单状态" tabs={tabs} />;
}
