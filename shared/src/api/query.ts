import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Data, Input, Path } from '../contract';
import { call } from './call';
import { CallError } from './error';

type Key<P extends Path> = readonly [P, Input<P>];

/** A call that a route needs, as data: `['open/web/device/detail', { rid }]`. */
export type PortalQuery = { [P in Path]: readonly [P, Input<P>] }[Path];

/** The query of a call: key and function follow from the contract. */
export function query<P extends Path>(path: P, input: Input<P>) {
  return queryOptions<Data<P>, Error, Data<P>, Key<P>>({
    queryKey: [path, input],
    queryFn: ({ signal }) => call(path, input, { signal }),
  });
}

/** Key that stands for a call with whatever input: `invalidateQueries(anyOf('auth/tempDevice'))`. */
export function anyOf<P extends Path>(path: P) {
  return { queryKey: [path] };
}

/** Milliseconds for which an answer stands. */
const freshFor = 30_000;

/** The server has answered, and would answer the same. */
const isRefusal = (error: unknown): boolean => error instanceof CallError && !error.passing;

/** The client of the whole portal: what the server refused is not asked again, what failed on the way is. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: (failures, error) => failures < 2 && !isRefusal(error),
        // What the loader of a page was refused a moment ago, the page itself need not ask again.
        retryOnMount: ({ state }) => !isRefusal(state.error) || Date.now() - state.errorUpdatedAt > freshFor,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000),
      },
    },
  });
}
