import { query } from '@portal/shared/api';
import { Chip } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** All categories of services, for a search that found nothing. */
export function Categories() {
  const types = useQuery(query('open/web/type/group', {})).data ?? [];
  if (types.length === 0) return null;
  return (
    <Box component="section" aria-label="服务分类" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        按分类查看
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {types.map(({ id, name, typeChildArr }) => (
          <Box key={id}>
            <Typography variant="body2" component="h3" sx={{ mb: 1, fontWeight: 600 }}>
              {name}
            </Typography>
            <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...plainList }}>
              {typeChildArr.map((child) => (
                <li key={child.id}>
                  <Chip
                    component={Link}
                    clickable
                    variant="outlined"
                    label={child.name}
                    to={paths.project({ typeId: id, childId: child.id, title: child.name })}
                  />
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
