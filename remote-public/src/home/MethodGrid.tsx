import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Icon, MuiLink } from '@portal/shared/ui';
import { linkTile } from '../ui/tile';
import { methods } from './methods';

/** Common methods as icons; each links to the services that the method's name finds. The finder for who knows no name. */
export function MethodGrid() {
  return (
    <>
      <Box component="ul" aria-label="常用方法" sx={grid}>
        {methods.map(({ name, label, icon }) => (
          <li key={name}>
            <Box component={Link} to={paths.project({ kw: name })} sx={entry}>
              <Box component="span" sx={{ color: 'primary.main', lineHeight: 0 }}>
                <Icon path={icon} size={26} />
              </Box>
              <Box component="span" sx={{ fontWeight: 600, lineHeight: 1.4 }}>
                {name}
              </Box>
              <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', lineHeight: 1.4 }}>
                {label}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
      <MuiLink component={Link} to={`${paths.search('')}?find=`} sx={finder}>
        不知道用哪种方法？从想知道的结果找 →
      </MuiLink>
    </>
  );
}

const grid = {
  ...plainList,
  display: 'grid',
  gap: { xs: 1, md: 2 },
  mb: 2,
  gridTemplateColumns: { xs: 'repeat(5, minmax(0, 1fr))', md: 'repeat(10, minmax(0, 1fr))' },
} as const;

const finder = { display: 'flex', alignItems: 'center', minHeight: 40, mb: 2 } as const;

const entry = {
  ...linkTile,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  px: 0.25,
  py: 1,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
} as const;
