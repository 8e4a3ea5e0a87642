import { ByWidth } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { ActiveFilters } from '../ui/facet/ActiveFilters';
import { FacetSheet } from '../ui/facet/FacetSheet';
import { SortLinks } from '../ui/list/SortLinks';
import type { Found } from './found';
import { type SearchFilter, searchUrl } from './searchFilter';
import { activeSearchFilters } from './typeChoices';

interface ServiceFiltersProps {
  readonly filter: SearchFilter;
  readonly types: Found['services']['types'];
}

/** Sort order and active filters of the services above the hits; on phones with the sheet of the facets. */
export function ServiceFilters({ filter, types }: ServiceFiltersProps) {
  const active = activeSearchFilters(filter, types);
  return (
    <Box role="group" aria-label="排序与筛选" sx={{ my: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <SortLinks sort={filter.sort} first="相关" to={(sort) => searchUrl(filter, { sort })} />
        <ByWidth
          phone={
            <Box sx={{ flex: 'none', ml: 'auto' }}>
              <FacetSheet count={active.length} load={loadDrawer} sheet={{ filter }} />
            </Box>
          }
        />
      </Box>
      <ActiveFilters active={active} to={(change) => searchUrl(filter, change)} />
    </Box>
  );
}

const loadDrawer = () => import('./SearchDrawer').then((m) => m.SearchDrawer);
