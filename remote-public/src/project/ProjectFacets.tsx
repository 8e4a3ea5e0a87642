import type { Data } from '@portal/shared/contract';
import { useFilterNavigate } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { FacetGroup } from '../ui/facet/FacetGroup';
import { priceChoices, stateChoices, turnaroundChoices } from '../ui/facet/facetChoices';
import { stateParameter } from '../ui/facet/facetUrl';
import { PriceForm } from '../ui/facet/PriceForm';
import type { ProjectFilter } from './projectFilter';
import type { Filter } from './useFilter';

interface ProjectFacetsProps {
  readonly filter: ProjectFilter;
  readonly to: Filter['to'];
  /** Undefined until the list is loaded. */
  readonly found: Data<'open/web/device/search'> | undefined;
}

/** Facets for price, turnaround and sample state as links, for wide screens. */
export function ProjectFacets({ filter, to, found }: ProjectFacetsProps) {
  const navigate = useFilterNavigate();
  const states = found?.facets.sample_states ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FacetGroup title="价格" choices={priceChoices(filter)} to={to}>
        <PriceForm filter={filter} onRange={(range) => navigate(to(range))} />
      </FacetGroup>
      <FacetGroup title="检测周期" choices={turnaroundChoices(filter)} to={to} />
      {(states.length > 0 || filter.sampleStates !== undefined) && (
        <FacetGroup
          title="样品状态"
          choices={stateChoices(filter.sampleStates, states)}
          to={to}
          list={stateParameter}
        />
      )}
    </Box>
  );
}
