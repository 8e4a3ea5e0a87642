import { compareParameter } from '../ui/compare/compared';
import { stateParameter } from '../ui/facet/facetUrl';
import type { ProjectFilter } from './projectFilter';

/** Properties of a filter to change; `undefined` removes one. */
export type Change = { readonly [Part in keyof ProjectFilter]?: ProjectFilter[Part] | undefined };

/** Returns the query of a filter's URL without default values. */
export function filterUrl(filter: Change): string {
  const { sort, page } = filter;
  const written: readonly (readonly [name: string, value: string | number | undefined])[] = [
    ['typeId', filter.typeId],
    ['childId', filter.childId],
    ['title', filter.title],
    ['kw', filter.kw],
    ['price_min', filter.priceMin],
    ['price_max', filter.priceMax],
    ['turnaround_max', filter.turnaroundMax],
    ...(filter.sampleStates ?? []).map((state) => [stateParameter, state] as const),
    ['sort', sort === 'default' ? undefined : sort],
    ['page', page === 1 ? undefined : page],
    ...(filter.compare ?? []).map((rid) => [compareParameter, rid] as const),
  ];
  const search = new URLSearchParams();
  for (const [name, value] of written)
    if (value !== undefined && value !== '') search.append(name, String(value));
  const text = search.toString();
  return text ? `?${text}` : '';
}
