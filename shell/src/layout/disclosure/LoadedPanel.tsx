import { ErrorState, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Contained } from '../Contained';
import { PanelSkeleton } from './PanelSkeleton';

export interface PanelProps {
  /** Closes the disclosure, after a link in it was followed. */
  readonly onFollow: () => void;
}

interface LoadedPanelProps extends PanelProps {
  /** Distinguishes the panels. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

/** The content of a disclosure. Its code is loaded when it is opened or the page is idle (`remotes/warmUp.ts`). */
export function LoadedPanel({ name, load, onFollow }: LoadedPanelProps) {
  const code = useQuery({
    queryKey: ['code', name],
    queryFn: async () => ({ Panel: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={code} loading={<PanelSkeleton />}>
      {({ Panel }) => (
        <Contained fallback={(retry, error) => <ErrorState error={error} onRetry={retry} />}>
          <Panel onFollow={onFollow} />
        </Contained>
      )}
    </QueryView>
  );
}
