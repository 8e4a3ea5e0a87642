import type { Cluster } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';
import { notify, paths, useNavigate } from '@portal/shared/portal';

interface LeaveDialogProps {
  readonly cluster: Cluster;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before the member leaves a group, and says what is lost and what stays. */
export function LeaveDialog({ cluster: { rid, name }, open, onClose }: LeaveDialogProps) {
  const navigate = useNavigate();
  const leave = useAct('auth/cluster/leave', {
    onDone: () => {
      notify.success(`已退出“${name}”`);
      void navigate(paths.memberPage('communityJn'));
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title="退出社群"
      confirm="退出社群"
      open={open}
      pending={leave.isPending}
      onClose={onClose}
      onConfirm={() => leave.mutate({ rid })}
    >
      退出“{name}
      ”后，您不再能查看和使用该社群，已转入的资金不退回，待审批的付款会撤回。您自己的订单不受影响。
    </ConfirmDialog>
  );
}
