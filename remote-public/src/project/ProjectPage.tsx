import { query } from '@portal/shared/api';
import { useTitle } from '@portal/shared/portal';
import { Box, PageColumn, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchInput } from './filter';
import { headingOf } from './heading';
import { ProjectResults } from './ProjectResults';
import { ProjectSearch } from './ProjectSearch';
import { SortBar } from './SortBar';
import { TypeFacets } from './TypeFacets';
import { useFilter } from './useFilter';

/** The list of services by type, words and order; the address holds what is shown. */
export function ProjectPage() {
  const { filter, to } = useFilter();
  const types = useQuery(query('open/web/type/group', {}));
  const found = useQuery({
    ...query('open/web/device/search', searchInput(filter)),
    placeholderData: keepPreviousData,
  });
  const name = headingOf(filter, types.data);
  const heading = filter.kw ? `“${filter.kw}”的检测项目` : name;
  useTitle(heading);
  return (
    <PageColumn>
      <Box sx={{ py: { xs: 2, md: 4 }, display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: grid }}>
        <TypeFacets types={types} filter={filter} to={to} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
            <Typography variant="h1" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
              {heading}
            </Typography>
            <ProjectSearch key={filter.kw} kw={filter.kw} to={to} />
          </Box>
          <SortBar sort={filter.sort} to={to} total={found.data?.total} />
          <ProjectResults found={found} filter={filter} to={to} />
        </Box>
      </Box>
    </PageColumn>
  );
}

const grid = { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' };
