import type { Input } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { clusterRoleLabels } from '@portal/shared/rules';
import type { AskProps } from './askProps';

/** A role that the owner gives. */
export type SetRole = Input<'auth/cluster/role'>['role'];

interface RoleDialogProps extends AskProps {
  readonly role: SetRole;
}

/** Asks before a member gets another role. */
export function RoleDialog({ cluster: { rid }, member, role, open, onClose }: RoleDialogProps) {
  const { user_rid, name } = member;
  const title = `设为${clusterRoleLabels[role]}`;
  const act = useAct('auth/cluster/role', {
    done: `${name} 已成为${clusterRoleLabels[role]}`,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={title}
      confirm={title}
      open={open}
      pending={act.isPending}
      onClose={onClose}
      onConfirm={() => act.mutate({ rid, user_rid, role })}
    >
      {`${name} ${consequences[role]}`}
    </ConfirmDialog>
  );
}

const consequences = {
  manager: '将能看到社群的余额与收支，邀请和移除成员、设置额度、审批付款；自己的付款不再需要审批。',
  finance: '将能查看社群的余额、收支、订单、对账和导出，但不能使用社群资金，也不能管理成员或审批付款。',
  member: '将不再能看到社群的余额与收支，也不能审批付款；可在额度内使用社群资金。',
} as const;
