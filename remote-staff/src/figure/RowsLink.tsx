import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface RowsLinkProps {
  readonly to: string;
  /** What is said instead of the text, when it is a number alone. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads from a figure to its rows. */
export const RowsLink = ({ to, label, children }: RowsLinkProps) => (
  <Box component={Link} to={to} aria-label={label} sx={{ color: 'primary.main' }}>
    {children}
  </Box>
);
