import { paths, useParams, useSearchParams } from '@portal/shared/portal';
import { type Change, filterUrl } from './filterUrl';
import { type ProjectFilter, projectFilterOf } from './projectFilter';

export interface Filter {
  readonly filter: ProjectFilter;
  /** Returns the URL of the list with a change, on its first page unless the page is changed. */
  readonly to: (change: Change) => string;
}

/** Returns the filter of the URL and a function for related URLs. */
export function useFilter(): Filter {
  const params = useParams();
  const [search] = useSearchParams();
  const filter = projectFilterOf(params, search);
  return { filter, to: (change) => paths.project() + filterUrl({ ...filter, page: 1, ...change }) };
}
