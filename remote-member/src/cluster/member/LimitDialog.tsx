import { call } from '@portal/shared/api';
import type { Cluster, ClusterMember } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { DialogForm, fieldsOf, optionalYuan, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { fenOrZero, formatFen, yuanOf } from '@portal/shared/rules';

interface LimitFields {
  readonly limit: string;
}

const { Amount } = fieldsOf<LimitFields>();
const rules = { limit: optionalYuan('每月额度') };

interface LimitDialogProps extends LazyDialogProps {
  readonly cluster: Cluster;
  readonly member: ClusterMember;
}

/** Sets what a member may spend of the group's money in a month. */
export function LimitDialog({ open, onClose, ...props }: LimitDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <LimitForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function LimitForm({ cluster, member, onClose }: Omit<LimitDialogProps, 'open'>) {
  const { user_rid, name, allowance } = member;
  const saved = allowance?.limit_fen ?? null;
  const form = useForm<LimitFields>({ initial: { limit: saved === null ? '' : yuanOf(saved) }, rules });
  const send = async ({ limit }: LimitFields) => {
    const limit_fen = fenOrZero(limit) ?? null;
    return await call('auth/cluster/limit', { rid: cluster.rid, user_rid, limit_fen });
  };
  const onSent = () => {
    notify.success(`${name} 的额度已更新，下次付款起生效`);
    onClose();
  };
  return (
    <DialogForm
      title={`设置 ${name} 的额度`}
      submit="保存"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      autoFocus="limit"
      places={{ limit_fen: 'limit' }}
    >
      <Amount
        name="limit"
        placeholder="元，不填则不限"
        hint={`本月已用 ${formatFen(allowance?.used_fen ?? 0)}。填 0 则不能使用社群资金`}
      />
    </DialogForm>
  );
}
