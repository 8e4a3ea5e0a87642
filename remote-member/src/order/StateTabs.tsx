import type { Data } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { countOf, stateGroups } from '../ui/stateGroup';
import { filterSearch, type OrderFilter } from './orderFilter';

interface StateTabsProps {
  readonly filter: OrderFilter;
  readonly counts: Data<'auth/web/order/list4person'>['counts'] | undefined;
}

/**
 * The groups of states with their number of orders. Links, so that each has its own URL. On narrow screens the chosen
 * one is scrolled to the middle.
 */
export function StateTabs({ filter, counts }: StateTabsProps) {
  const tabs = [{ key: undefined, label: '全部', states: undefined }, ...stateGroups];
  const strip = useRef<HTMLElement>(null);
  const chosen = filter.group?.key ?? '';
  // The counts change the widths of the tabs.
  const counted = counts !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position depends on what is drawn
  useEffect(() => {
    const box = strip.current;
    const tab = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [chosen, counted]);
  return (
    <Box
      component="nav"
      ref={strip}
      aria-label="订单状态"
      sx={{ position: 'relative', display: 'flex', overflowX: 'auto', px: { xs: 1, sm: 1.5 } }}
    >
      {tabs.map(({ key, label, states }) => (
        <Box
          key={label}
          component={Link}
          to={`${paths.orders}${filterSearch({ group: key, kw: filter.kw })}`}
          aria-current={filter.group?.key === key ? 'page' : undefined}
          sx={tab}
        >
          {label}
          {counts && <Box component="span">{countOf(counts, states)}</Box>}
        </Box>
      ))}
    </Box>
  );
}

const tab = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 48,
  px: { xs: 1.25, lg: 1.5 },
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body2',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '& span': { color: 'text.secondary', fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '&:hover': { color: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { color: 'primary.main', fontWeight: 600, borderColor: 'primary.main' },
} as const;
