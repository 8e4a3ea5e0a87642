import { query } from '@portal/shared/api';
import { ByWidth, Trail } from '@portal/shared/parts';
import { useTitle } from '@portal/shared/portal';
import { Box, PageColumn, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CompareBar } from '../ui/compare/CompareBar';
import { ActiveFilters } from '../ui/facet/ActiveFilters';
import { FacetSheet } from '../ui/facet/FacetSheet';
import { activeFacets } from '../ui/facet/facetFilter';
import { activeFilters } from './activeFilter';
import { withArea } from './area';
import { headingOf, isKnown, stepsTo } from './heading';
import { ProjectFacets } from './ProjectFacets';
import { ProjectMissing } from './ProjectMissing';
import { ProjectResults } from './ProjectResults';
import { ProjectSearch } from './ProjectSearch';
import { deviceSearchInput } from './projectFilter';
import { SortBar } from './SortBar';
import { TypeFacets } from './TypeFacets';
import { useFilter } from './useFilter';

/** The list of services with type, facets, search and sort order, all stored in the URL. */
export function ProjectPage() {
  const { filter, to } = useFilter();
  const typesQuery = useQuery(query('open/web/type/group', {}));
  const found = useQuery({
    ...query('open/web/device/search', deviceSearchInput(filter)),
    placeholderData: keepPreviousData,
  });
  const listed = found.isPlaceholderData ? undefined : found.data;
  const types = typesQuery.data && withArea(typesQuery.data, filter.typeId, listed);
  const name = headingOf(filter, types);
  const heading = filter.kw ? `“${filter.kw}”的检测项目` : name;
  const missing = types !== undefined && !isKnown(filter, types);
  useTitle(missing ? undefined : heading);
  if (missing) return <ProjectMissing />;
  const active = activeFilters(filter, types);
  const counts = found.data && new Map(found.data.facets.children.map(({ id, count }) => [id, count]));
  const facets = { filter, to, found: found.data };
  return (
    <>
      <PageColumn>
        <Box sx={{ pt: 2 }}>
          <Trail steps={stepsTo(filter, types)} here={heading} />
        </Box>
        <Box sx={{ pb: { xs: 2, md: 4 }, display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: grid }}>
          <Box sx={column}>
            <TypeFacets query={typesQuery} types={types} filter={filter} to={to} counts={counts} />
            <ByWidth wide={<ProjectFacets {...facets} />} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 2 }, mb: 2 }}
            >
              <Typography
                variant="h1"
                sx={{ flex: '1 1 auto', width: { xs: '100%', sm: 'auto' }, overflowWrap: 'anywhere' }}
              >
                {heading}
              </Typography>
              <ProjectSearch key={filter.kw} kw={filter.kw} to={to} />
              <ByWidth
                phone={
                  <FacetSheet count={activeFacets(filter).length} load={loadDrawer} sheet={{ filter, to }} />
                }
              />
            </Box>
            <ActiveFilters active={active} to={to} />
            <SortBar sort={filter.sort} to={to} total={found.data?.total} />
            <Suspense>
              <ProjectResults found={found} filter={filter} to={to} active={active} />
            </Suspense>
          </Box>
        </Box>
      </PageColumn>
      <CompareBar />
    </>
  );
}

const loadDrawer = () => import('./ProjectDrawer').then((m) => m.ProjectDrawer);

const grid = { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' };

// Limits the width to the container: on phones the types are a scrollable row.
const column = {
  display: 'grid',
  gap: 2.5,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
