import { ConfirmDialog, useAct } from '@portal/shared/parts';
import type { AskProps } from './askProps';

/** Asks before a member is removed. */
export function RemoveDialog({ cluster: { rid }, member: { user_rid, name }, open, onClose }: AskProps) {
  const remove = useAct('auth/cluster/delete4user', {
    done: `${name} 已移出社群`,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title="移除成员"
      confirm="移除"
      open={open}
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ rid, user_rid })}
    >
      移除后 {name} 立即不能再查看和使用社群，待审批的付款会撤回，并收到通知。已付款的订单不受影响。
    </ConfirmDialog>
  );
}
