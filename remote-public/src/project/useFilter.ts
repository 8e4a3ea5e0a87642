import { paths, useParams, useSearchParams } from '@portal/shared/portal';
import { addressOf, type Change } from './address';
import { filterOf, type ProjectFilter } from './filter';

export interface Filter {
  readonly filter: ProjectFilter;
  /** Returns the URL of the list with a change, on its first page unless the page is changed. */
  readonly to: (change: Change) => string;
}

/** Returns the filter of the URL and a function for related URLs. */
export function useFilter(): Filter {
  const params = useParams();
  const [search] = useSearchParams();
  const filter = filterOf(params, search);
  return { filter, to: (change) => paths.project() + addressOf({ ...filter, page: 1, ...change }) };
}
