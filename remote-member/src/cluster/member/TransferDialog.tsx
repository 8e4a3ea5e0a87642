import { ConfirmDialog } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { useClusterCall } from '../useClusterCall';
import type { AskProps } from './MemberActs';

/** Asks before a group and its money are handed over. */
export function TransferDialog({ cluster, member: { user_rid, name }, open, onClose }: AskProps) {
  const transfer = useClusterCall('auth/cluster/transfer', {
    onDone: () => notify.success(`已将「${cluster.name}」转让给 ${name}`),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title="转让群主"
      confirm="转让"
      open={open}
      pending={transfer.isPending}
      onClose={onClose}
      onConfirm={() => transfer.mutate({ rid: cluster.rid, user_rid })}
    >
      转让后 {name} 成为「{cluster.name}」的群主，社群的余额由 {name} 支配；您成为管理员，不能撤回。
    </ConfirmDialog>
  );
}
