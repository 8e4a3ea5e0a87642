import { query } from '@portal/shared/api';
import type { Device } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** The way here: home, all services, the type, its child. Names come with the types; the rest does not wait. */
export function Trail({ device }: { readonly device: Device }) {
  const types = useQuery(query('open/web/type/group', {})).data;
  const type = types?.find(({ id }) => id === device.type_id);
  const child = type?.typeChildArr.find(({ id }) => id === device.child_id);
  const steps = [
    { name: '首页', to: paths.home },
    { name: '服务项目', to: paths.project() },
    ...(type ? [{ name: type.name, to: paths.project({ typeId: type.id, title: type.name }) }] : []),
    ...(type && child
      ? [{ name: child.name, to: paths.project({ typeId: type.id, childId: child.id, title: child.name }) }]
      : []),
  ];
  return (
    <Box component="nav" aria-label="当前位置" sx={{ mb: 2, minHeight: 24, overflow: 'hidden' }}>
      <Box component="ol" sx={trail}>
        {steps.map(({ name, to }) => (
          <li key={to}>
            <MuiLink component={Link} to={to} color="inherit" underline="hover">
              {name}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const trail = {
  display: 'flex',
  listStyle: 'none',
  p: 0,
  m: 0,
  fontSize: '0.875rem',
  lineHeight: '24px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& li + li::before': { content: '"/"', mx: 1 },
} as const;
