import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Data, Input, Path } from '../contract';
import { call } from './call';
import { CallError } from './error';

type Key<P extends Path> = readonly [P, Input<P>];

/** A call that a route needs, as data: `['open/web/device/detail', { rid }]`. */
export type PortalQuery = { [P in Path]: readonly [P, Input<P>] }[Path];

/** Returns the query options of a call: key and function follow from the contract. */
export function query<P extends Path>(path: P, input: Input<P>) {
  return queryOptions<Data<P>, Error, Data<P>, Key<P>>({
    queryKey: [path, input],
    queryFn: ({ signal }) => call(path, input, { signal }),
  });
}

/** Returns the query key that matches a call with any input: `invalidateQueries(anyOf('auth/tempDevice'))`. */
export function anyOf<P extends Path>(path: P) {
  return { queryKey: [path] };
}

/** Milliseconds for which an answer counts as fresh. */
const freshFor = 30_000;

/** Returns true when the server refused the call: a retry would get the same answer. */
const isRefusal = (error: unknown): boolean => error instanceof CallError && !error.passing;

/** Creates the portal's React Query client. Refusals are not retried; network and server failures are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: (failures, error) => failures < 2 && !isRefusal(error),
        // A component does not repeat a call that was refused recently, for example to the route's loader.
        retryOnMount: ({ state }) => !isRefusal(state.error) || Date.now() - state.errorUpdatedAt > freshFor,
        retryDelay: (failures, error) =>
          Math.min(8, (error instanceof CallError && error.retryAfter) || failures + 1) *
          (1000 + 500 * Math.random()),
      },
    },
  });
}
