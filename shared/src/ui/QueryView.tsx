import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './States';

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Skeleton of the content's size, so that nothing jumps. */
  readonly loading: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The three states of whatever comes from the server: on its way, failed with 重试, here. Old data outlives a failure. */
export function QueryView<Data>({ query, loading, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return loading;
}
