import { paths, useParams, useSearchParams } from '@portal/shared/portal';
import { addressOf, filterOf, type ProjectFilter } from './filter';

export interface Filter {
  readonly filter: ProjectFilter;
  /** Address of the same list with something changed, on its first page unless the page is what changes. */
  readonly to: (change: Change) => string;
}

/** `undefined` takes a part of the filter away. */
export type Change = { readonly [Part in keyof ProjectFilter]?: ProjectFilter[Part] | undefined };

/** The filter that the address holds, and addresses of its neighbours. */
export function useFilter(): Filter {
  const params = useParams();
  const [search] = useSearchParams();
  const filter = filterOf(params, search);
  const to = (change: Change) => {
    const { typeId, childId, title, kw, sort, page } = { ...filter, page: 1, ...change };
    return `${paths.project()}${addressOf({
      ...(typeId !== undefined && { typeId }),
      ...(childId !== undefined && { childId }),
      ...(title !== undefined && { title }),
      kw: kw ?? '',
      sort: sort ?? 'default',
      page: page ?? 1,
    })}`;
  };
  return { filter, to };
}
