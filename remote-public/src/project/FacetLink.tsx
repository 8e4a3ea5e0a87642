import { VisuallyHidden } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface FacetLinkProps {
  readonly to: string;
  /** This is what the list shows. */
  readonly current: boolean;
  /** What the list shows lies within this. */
  readonly within?: boolean;
  /** One level down. */
  readonly small?: boolean;
  /** Stands in a column on phones too, not in a row to swipe. */
  readonly column?: boolean;
  /** How many services it would show. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** One choice of the facets; the list stays where it is scrolled to. */
export function FacetLink(props: FacetLinkProps) {
  const { to, current, within = current, small = false, column = false, count, children } = props;
  return (
    <Box
      component={Link}
      to={to}
      preventScrollReset
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

// Holds the hidden word of the count, which would else lie outside the row that scrolls.
const line = { position: 'relative', display: 'flex', alignItems: 'baseline' } as const;

/** Quiet: several facets stand below each other, each with one choice that is current. */
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
