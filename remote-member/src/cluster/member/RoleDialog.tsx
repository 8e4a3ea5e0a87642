import { ConfirmDialog, useAct } from '@portal/shared/parts';
import type { AskProps } from './askProps';

/** Asks before a member becomes a manager, or a manager a member. */
export function RoleDialog({ cluster: { rid }, member, open, onClose }: AskProps) {
  const { user_rid, name } = member;
  const promotes = member.role === 'member';
  const title = promotes ? '设为管理员' : '取消管理员';
  const role = useAct('auth/cluster/role', {
    done: promotes ? `${name} 已成为管理员` : `${name} 已成为普通成员`,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={title}
      confirm={title}
      open={open}
      pending={role.isPending}
      onClose={onClose}
      onConfirm={() => role.mutate({ rid, user_rid, role: promotes ? 'manager' : 'member' })}
    >
      {promotes
        ? `${name} 将能看到社群的余额与收支，邀请和移除成员、设置额度、审批付款；自己的付款不再需要审批。`
        : `${name} 将不再能看到社群的余额与收支，也不能审批付款。`}
    </ConfirmDialog>
  );
}
