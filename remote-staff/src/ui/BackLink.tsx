import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';

interface BackLinkProps {
  readonly to: string;
  /** Name of the list. */
  readonly children: string;
}

/** The way from the page of a record back to its list. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Box component={Link} to={to} sx={{ display: 'inline-block', py: 1, color: 'primary.main' }}>
    ← {children}
  </Box>
);
