import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import type { AskProps } from './askProps';

/** Asks before a group and its money are handed over. */
export function TransferDialog({ cluster, member: { user_rid, name }, open, onClose }: AskProps) {
  // The owner sees what the group has.
  const { cash_fen, bonus_fen } = cluster.available ?? { cash_fen: 0, bonus_fen: 0 };
  const transfer = useAct('auth/cluster/transfer', {
    done: `已将「${cluster.name}」转让给 ${name}`,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title="转让群主"
      confirm="转让"
      open={open}
      pending={transfer.isPending}
      onClose={onClose}
      onConfirm={() => transfer.mutate({ rid: cluster.rid, user_rid, seen: { cash_fen, bonus_fen } })}
    >
      转让后 {name} 成为「{cluster.name}」的群主，社群的余额（预存 {formatFen(cash_fen)}，赠送金{' '}
      {formatFen(bonus_fen)}）由 {name} 支配；您成为管理员，不能撤回。
    </ConfirmDialog>
  );
}
