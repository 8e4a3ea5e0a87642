import { useFilterNavigate } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { FacetGroup } from '../ui/facet/FacetGroup';
import { priceChoices, turnaroundChoices } from '../ui/facet/facetChoices';
import { PriceForm } from '../ui/facet/PriceForm';
import type { Found } from './found';
import { type Change, type SearchFilter, searchUrl } from './searchFilter';
import { typeChoices } from './typeChoices';

interface SearchFacetsProps {
  readonly filter: SearchFilter;
  /** Undefined until it is loaded. */
  readonly found: Found | undefined;
}

/** Facets of the services that are searched, the same as beside the list of services, for wide screens. */
export function SearchFacets({ filter, found }: SearchFacetsProps) {
  const navigate = useFilterNavigate();
  const to = (change: Change) => searchUrl(filter, change);
  return (
    <Box role="group" aria-label="筛选" sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <FacetGroup title="服务类型" choices={typeChoices(filter, found?.services.types ?? [])} to={to} />
      <FacetGroup title="价格" choices={priceChoices(filter)} to={to}>
        <PriceForm filter={filter} onRange={(range) => navigate(to(range))} />
      </FacetGroup>
      <FacetGroup title="检测周期" choices={turnaroundChoices(filter)} to={to} />
    </Box>
  );
}
