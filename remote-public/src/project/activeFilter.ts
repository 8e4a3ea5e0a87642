import type { TypeWithChildren } from '@portal/shared/contract';
import { type ActiveFilter, activeFacets } from '../ui/facet/facetFilter';
import type { Change } from './filterUrl';
import type { ProjectFilter } from './projectFilter';

/** Returns all active filters except the type, including search text and child. */
export function activeFilters(
  filter: ProjectFilter,
  types: readonly TypeWithChildren[] | undefined,
): ActiveFilter<Change>[] {
  const active: ActiveFilter<Change>[] = [];
  const type = types?.find(({ id, typeChildArr }) =>
    filter.typeId === undefined ? typeChildArr.some(({ id }) => id === filter.childId) : id === filter.typeId,
  );
  const child = type?.typeChildArr.find(({ id }) => id === filter.childId);
  if (filter.childId !== undefined)
    active.push({
      key: 'child',
      label: child?.name ?? filter.title ?? '分类',
      without: { childId: undefined, title: filter.typeId === undefined ? undefined : type?.name },
    });
  if (filter.kw) active.push({ key: 'kw', label: `“${filter.kw}”`, without: { kw: '' } });
  return [...active, ...activeFacets(filter)];
}
