import { paths, useParams, useSearchParams } from '@portal/shared/portal';
import { addressOf, type Change } from './address';
import { filterOf, type ProjectFilter } from './filter';

export interface Filter {
  readonly filter: ProjectFilter;
  /** Address of the same list with something changed, on its first page unless the page is what changes. */
  readonly to: (change: Change) => string;
}

/** The filter that the address holds, and addresses of its neighbours. */
export function useFilter(): Filter {
  const params = useParams();
  const [search] = useSearchParams();
  const filter = filterOf(params, search);
  return { filter, to: (change) => paths.project() + addressOf({ ...filter, page: 1, ...change }) };
}
