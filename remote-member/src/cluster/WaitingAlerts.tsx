import type { Cluster } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Link } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { clusterPath } from './clusterPath';

/** What waits for a manager, each with the way to it. */
export function WaitingAlerts({ cluster }: { readonly cluster: Cluster }) {
  const { approvals, applications, can } = cluster;
  return (
    <>
      {can.includes('decline') && approvals.count > 0 && (
        <Alert
          severity="warning"
          action={
            <Button
              size="small"
              color="inherit"
              component={Link}
              to={clusterPath(cluster, { tab: 'approvals' })}
            >
              去审批
            </Button>
          }
        >
          {approvals.count} 笔付款待审批，共 {formatFen(approvals.amount_fen)}
        </Alert>
      )}
      {applications > 0 && (
        <Alert
          severity="info"
          action={
            <Button
              size="small"
              color="inherit"
              component={Link}
              to={clusterPath(cluster, { tab: 'requests' })}
            >
              去处理
            </Button>
          }
        >
          {applications} 个入群申请待处理
        </Alert>
      )}
    </>
  );
}
