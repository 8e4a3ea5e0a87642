import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { ErrorState } from './States';

interface Failures {
  /** The part that shows the message. */
  readonly first: string | undefined;
  readonly report: (part: string, failed: boolean) => void;
}

const FailuresContext = createContext<Failures | null>(null);

/** A page whose failed parts show one message, in the place of the first one. */
export function FailureGroup({ children }: { readonly children: ReactNode }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const report = useCallback(
    (part: string, fails: boolean) =>
      setFailed((parts) => (fails ? [...parts, part] : parts.filter((other) => other !== part))),
    [],
  );
  const [first] = failed;
  return (
    <FailuresContext value={useMemo(() => ({ first, report }), [first, report])}>{children}</FailuresContext>
  );
}

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Skeleton of the content's size, so that there is no layout shift. */
  readonly loading: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a query as loading, failed with 重试, or loaded. Old data stay when a later fetch fails. */
export function QueryView<Data>({ query, loading, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure query={query} />;
  return loading;
}

/** The message of a failed part; 重试 fetches all failed parts of the page. */
function Failure({ query }: { readonly query: UseQueryResult }) {
  const id = useId();
  const client = useQueryClient();
  const group = useContext(FailuresContext);
  const report = group?.report;
  useLayoutEffect(() => {
    report?.(id, true);
    return () => report?.(id, false);
  }, [id, report]);
  if (group && group.first !== id) return null;
  const retry = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return <ErrorState error={query.error} onRetry={retry} />;
}
