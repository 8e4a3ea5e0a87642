import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';

interface PlaceLinkProps {
  readonly to: string;
  readonly children: string;
}

/** A name or number on the page of a member that leads to its own page. */
export const PlaceLink = ({ to, children }: PlaceLinkProps) => (
  <Box component={Link} to={to} sx={{ color: 'primary.main', mr: 1.5 }}>
    {children}
  </Box>
);
