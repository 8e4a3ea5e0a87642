import { query } from '@portal/shared/api';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { tile } from '../ui/tile';
import { facetCountInput } from './inputs';
import { TypeRow } from './TypeRow';

/** The types of service with their children. Their counts are added when loaded. */
export function Range() {
  const types = useQuery(query('open/web/type/group', {}));
  const facets = useQuery(query('open/web/device/search', facetCountInput)).data?.facets;
  const counts = facets && new Map(facets.children.map(({ id, count }) => [id, count]));
  return (
    <QueryView
      query={types}
      loading={
        <Box role="status" aria-label="正在加载">
          <Skeleton variant="rounded" sx={{ height: { xs: 706, sm: 626, md: 381 } }} />
        </Box>
      }
    >
      {(all) => (
        <Box sx={tile}>
          {all.map((type) => (
            <TypeRow key={type.id} type={type} counts={counts} />
          ))}
        </Box>
      )}
    </QueryView>
  );
}
