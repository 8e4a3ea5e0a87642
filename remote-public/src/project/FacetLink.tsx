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
  readonly children: ReactNode;
}

/** One choice of the facets; the list stays where it is scrolled to. */
export function FacetLink({ to, current, within = current, small = false, children }: FacetLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      sx={{
        display: 'block',
        px: 1.5,
        pl: { md: small ? 3 : 1.5 },
        py: small ? 0.5 : 0.75,
        borderRadius: 1,
        border: { xs: 1, md: 0 },
        borderColor: { xs: current ? 'primary.main' : 'divider', md: 'transparent' },
        bgcolor: current ? 'primary.main' : { xs: 'background.paper', md: 'transparent' },
        color: current ? 'primary.contrastText' : within ? 'primary.main' : 'text.primary',
        fontSize: small ? '0.875rem' : '1rem',
        fontWeight: within && !small ? 600 : 400,
        textDecoration: 'none',
        whiteSpace: { xs: 'nowrap', md: 'normal' },
        '&:hover': current ? {} : { color: 'primary.main', bgcolor: 'action.hover' },
      }}
    >
      {children}
    </Box>
  );
}
