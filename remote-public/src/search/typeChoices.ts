import type { FacetChoice } from '../ui/facet/facetChoices';
import type { ActiveFilter } from '../ui/facet/facetFilter';
import { activeFacets } from '../ui/facet/facetFilter';
import type { Found } from './found';
import type { Change, SearchFilter } from './searchFilter';

type Types = Found['services']['types'];

/** Returns the types of the found services, with the number of each. */
export function typeChoices({ typeId }: SearchFilter, types: Types): FacetChoice<Change>[] {
  return [
    { label: '不限', change: { typeId: undefined }, current: typeId === undefined },
    ...types.map(({ id, name, count }) => ({
      label: name,
      change: { typeId: id },
      current: id === typeId,
      count,
    })),
  ];
}

/** Returns the active filters of the services that are searched. */
export function activeSearchFilters(filter: SearchFilter, types: Types): ActiveFilter<Change>[] {
  const { typeId } = filter;
  const type = typeId !== undefined && {
    key: 'type',
    label: types.find(({ id }) => id === typeId)?.name ?? '服务类型',
    without: { typeId: undefined },
  };
  return [...(type ? [type] : []), ...activeFacets(filter)];
}
