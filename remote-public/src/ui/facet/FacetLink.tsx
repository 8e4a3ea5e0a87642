import { FilterLink, VisuallyHidden } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface FacetLinkProps {
  readonly to: string;
  /** Whether this is the current choice. */
  readonly current: boolean;
  /** Whether the current choice is a child of this one. */
  readonly within?: boolean;
  /** Smaller, for the second level. */
  readonly small?: boolean;
  /** Arranged in a column on phones as well, instead of a scrollable row. */
  readonly column?: boolean;
  /** Parameter of which it changes one of several values. */
  readonly list?: string | undefined;
  /** Number of services that the choice would show. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** Link of one choice; keeps the scroll position of the list. */
export function FacetLink(props: FacetLinkProps) {
  const { to, current, within = current, small = false, column = false, list, count, children } = props;
  return (
    <Box
      component={FilterLink}
      to={to}
      list={list}
      aria-current={current ? 'true' : undefined}
      sx={{
        ...(column ? inColumn(current) : inRow(current, within)),
        px: 1.5,
        py: small ? 0.5 : 0.75,
        pl: { md: small && !column ? 3 : 1.5 },
        borderRadius: 1,
        fontSize: small ? '0.875rem' : '1rem',
        fontWeight: (within && !small) || (current && column) ? 600 : 400,
        textDecoration: 'none',
        '&:hover': current ? {} : { color: 'primary.main', bgcolor: 'action.hover' },
      }}
    >
      <span>{children}</span>
      {count !== undefined && <Count count={count} current={current} />}
    </Box>
  );
}

function Count({ count, current }: { readonly count: number; readonly current: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        pl: 1,
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        color: current ? 'inherit' : 'text.secondary',
      }}
    >
      {count}
      <VisuallyHidden> 项</VisuallyHidden>
    </Box>
  );
}

// Positioned, so that the visually hidden word of the count stays inside the scrollable row.
const line = { position: 'relative', display: 'flex', alignItems: 'baseline' } as const;

/** Style in a column: discreet, because several facets each have a current choice. */
const inColumn = (current: boolean) => ({
  ...line,
  bgcolor: current ? 'action.selected' : 'transparent',
  color: current ? 'primary.main' : 'text.primary',
});

const inRow = (current: boolean, within: boolean) => ({
  ...line,
  border: { xs: 1, md: 0 },
  borderColor: { xs: current ? 'primary.main' : 'divider', md: 'transparent' },
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  bgcolor: current ? 'primary.main' : { xs: 'background.paper', md: 'transparent' },
  color: current ? 'primary.contrastText' : within ? 'primary.main' : 'text.primary',
});
