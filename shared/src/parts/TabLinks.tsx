import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useCurrentInView } from './useCurrentInView';

export interface TabLink {
  readonly label: string;
  readonly to: string;
  /** Number of rows behind the tab; undefined while it is loading. */
  readonly count: number | undefined;
  readonly current: boolean;
}

interface TabLinksProps {
  /** Name of the strip for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/**
 * Tabs of a list with the number of rows of each. They are links, so that each has its own URL. On narrow screens the
 * strip scrolls sideways and the current tab is in its middle.
 */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const current = tabs.find((tab) => tab.current)?.label ?? '';
  // The counts change the widths of the tabs.
  const counted = tabs.some(({ count }) => count !== undefined);
  const strip = useCurrentInView(`${current} ${counted}`);
  return (
    <Box
      component="nav"
      ref={strip}
      aria-label={label}
      sx={{ position: 'relative', display: 'flex', overflowX: 'auto', px: { xs: 1, sm: 1.5 } }}
    >
      {tabs.map((tab) => (
        <Box
          key={tab.label}
          component={Link}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          sx={style}
        >
          {tab.label}
          {tab.count !== undefined && <Box component="span">{tab.count}</Box>}
        </Box>
      ))}
    </Box>
  );
}

const style = {
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
