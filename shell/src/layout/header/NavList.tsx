import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import type { NavLeaf } from '../navigation';

interface NavListProps {
  readonly links: readonly NavLeaf[];
  readonly onFollow: () => void;
}

/** A vertical list of links in a panel or a drawer. */
export function NavList({ links, onFollow }: NavListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5 }}>
      {links.map(({ label, to }) => (
        <Box component="li" key={to}>
          <Box component={Link} to={to} onClick={onFollow} sx={linkStyle}>
            {label}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Style of a link that fills its row. */
export const linkStyle = {
  display: 'block',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  color: 'text.primary',
  fontSize: '.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover', color: 'primary.main' },
} as const;
