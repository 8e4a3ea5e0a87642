import type { Input } from '@portal/shared/contract';
import type { RoutePlace } from '@portal/shared/portal';
import { firstCharacters } from '@portal/shared/rules';
import type { FacetFilter } from '../ui/facet/facetFilter';
import { stateParameter } from '../ui/facet/facetUrl';
import { filterInput, given, listFilterOf, most, numberOf } from '../ui/list/listFilter';
import { type Sort, sortOf } from '../ui/list/sorts';

type SearchInput = Input<'open/web/device/search'>;

/** Services per page; fills rows of one, two and three. */
export const pageSize = 18;

/** The filter of the list, stored in the URL. */
export interface ProjectFilter extends FacetFilter {
  readonly typeId?: number;
  readonly childId?: number;
  /** Name of the type or child from the link; shown until the real one is loaded. */
  readonly title?: string;
  readonly kw: string;
  readonly sort: Sort;
  readonly page: number;
}

/** Returns the states in a URL, each once; undefined without any. */
function statesOf(search: URLSearchParams): readonly string[] | undefined {
  const states = search
    .getAll(stateParameter)
    .filter((text) => text !== '' && text.length <= most.sampleState);
  return states.length > 0 ? [...new Set(states)].slice(0, most.sampleStates) : undefined;
}

/**
 * Reads the filter from a URL: `/project/{typeId}/{title}`, or the same names in the query, which have priority.
 */
export function projectFilterOf(params: RoutePlace['params'], search: URLSearchParams): ProjectFilter {
  return {
    ...given({
      typeId: numberOf(search.get('typeId')) ?? numberOf(params.typeId),
      childId: numberOf(search.get('childId')),
      title: search.get('title') || params.title || undefined,
      sampleStates: statesOf(search),
    }),
    ...listFilterOf(search),
    kw: firstCharacters((search.get('kw') ?? '').trim(), 500),
    sort: sortOf(search),
    page: numberOf(search.get('page'), most.page) ?? 1,
  };
}

/** Returns the input of the call. */
export function deviceSearchInput(filter: ProjectFilter): SearchInput {
  return {
    kw: filter.kw,
    ...given({ typeId: filter.typeId, childId: filter.childId }),
    ...filterInput(filter),
    ...(filter.sampleStates && { sample_states: [...filter.sampleStates] }),
    sort: filter.sort,
    page: filter.page,
    size: pageSize,
  };
}
