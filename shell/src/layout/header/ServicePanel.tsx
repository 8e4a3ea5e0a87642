import { query } from '@portal/shared/api';
import { Link, paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { navTypes } from '../navigation';
import { linkStyle } from './NavList';

/** The three types of service with their children from the server; only the types until they are loaded. */
export function ServicePanel({ onFollow }: { readonly onFollow: () => void }) {
  const { data: types } = useQuery(query('open/web/type/group', {}));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 1, p: 1 }}>
      {navTypes.map(({ typeId, title }) => (
        <Box key={typeId}>
          <Box
            component={Link}
            to={paths.project({ typeId, title })}
            onClick={onFollow}
            sx={{ ...linkStyle, fontWeight: 600, color: 'primary.main' }}
          >
            {title}
          </Box>
          <Box sx={childColumns}>
            {types
              ?.find((type) => type.id === typeId)
              ?.typeChildArr.map((child) => (
                <Box
                  key={child.id}
                  component={Link}
                  to={paths.project({ typeId, childId: child.id, title: child.name })}
                  onClick={onFollow}
                  sx={{ ...linkStyle, py: 0.5, fontSize: '.875rem', color: 'text.secondary' }}
                >
                  {child.name}
                </Box>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Columns of six rows. */
const childColumns = {
  display: 'grid',
  gridTemplateRows: 'repeat(6, auto)',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  minWidth: 128,
} as const;
