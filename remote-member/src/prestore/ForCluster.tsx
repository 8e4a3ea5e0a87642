import { query } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { useSearchParams } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { Wanted } from './wanted';

interface ForClusterProps {
  readonly onStart: (cluster: NonNullable<Wanted['cluster']>) => void;
}

/** Starts a prepayment for the group in the URL (`cluster`), if the member may make one. */
export function ForCluster({ onStart }: ForClusterProps) {
  const [search] = useSearchParams();
  const rid = search.get('cluster') ?? '';
  const cluster = useQuery({ ...query('auth/cluster/detail', { rid }), enabled: rid !== '' });
  if (rid === '' || !cluster.data?.can.includes('prestore')) return null;
  const { name } = cluster.data;
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" variant="contained" onClick={() => onStart({ rid, name })}>
          为社群预存
        </Button>
      }
    >
      转账到账后，预存和赠送金直接进入“{name}”的账户。
    </Alert>
  );
}
