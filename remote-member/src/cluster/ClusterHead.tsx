import type { Cluster } from '@portal/shared/contract';
import { MoreMenu } from '@portal/shared/menu';
import { useLazyDialog } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { PageTitle } from '../ui/PageTitle';
import { ClusterChips } from './ClusterChips';
import { LeaveDialog } from './LeaveDialog';

const loadEdit = () => import('./ClusterDialog').then((m) => m.ClusterDialog);
const loadInvite = () => import('./member/InviteDialog').then((m) => m.InviteDialog);
const loadDeposit = () => import('./money/DepositDialog').then((m) => m.DepositDialog);
const loadDissolve = () => import('./DissolveDialog').then((m) => m.DissolveDialog);

/** Name of a group, its most frequent act as a button, and the others behind 更多. */
export function ClusterHead({ cluster }: { readonly cluster: Cluster }) {
  const { name, can } = cluster;
  const [leaving, setLeaving] = useState(false);
  const edit = useLazyDialog('cluster', loadEdit, { saved: cluster });
  const invite = useLazyDialog('cluster invite', loadInvite, { cluster });
  const deposit = useLazyDialog('cluster deposit', loadDeposit, { cluster });
  const dissolve = useLazyDialog('cluster dissolve', loadDissolve, { cluster });
  const items = [
    ...(can.includes('edit')
      ? [{ label: '修改社群', onClick: edit.show, onNear: edit.prefetchProps.onFocus }]
      : []),
    ...(can.includes('leave') ? [{ label: '退出社群', onClick: () => setLeaving(true) }] : []),
    ...(can.includes('dissolve')
      ? [{ label: '解散社群', onClick: dissolve.show, onNear: dissolve.prefetchProps.onFocus }]
      : []),
  ];
  const main = can.includes('invite') ? (
    <Button variant="contained" {...invite.prefetchProps} loading={invite.loading} onClick={invite.show}>
      邀请成员
    </Button>
  ) : (
    can.includes('deposit') && (
      <Button variant="contained" {...deposit.prefetchProps} loading={deposit.loading} onClick={deposit.show}>
        转入资金
      </Button>
    )
  );
  return (
    <>
      <PageTitle
        action={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
            {items.length > 0 && <MoreMenu of={name} items={items} />}
            {main}
          </Box>
        }
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere', mr: 1 }}>
          {name}
        </Box>
        <Box component="span" sx={{ display: 'inline-flex', gap: 1, verticalAlign: 'middle' }}>
          <ClusterChips cluster={cluster} />
        </Box>
      </PageTitle>
      {edit.dialog}
      {invite.dialog}
      {deposit.dialog}
      {dissolve.dialog}
      <LeaveDialog cluster={cluster} open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
