import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './States';

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Skeleton of the content's size, which prevents layout shifts. */
  readonly loading: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Displays a query: the skeleton while loading, an error with 重试, or the data. A failed refetch keeps the old data. */
export function QueryView<Data>({ query, loading, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return loading;
}
