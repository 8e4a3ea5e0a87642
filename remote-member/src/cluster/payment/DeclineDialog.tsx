import { call } from '@portal/shared/api';
import type { ClusterPayment } from '@portal/shared/contract';
import { FormDialog, fieldsOf, optional, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatFen, texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface DeclineFields {
  readonly note: string;
}

const { Text } = fieldsOf<DeclineFields>();
const rules = { note: { ...optional(text(texts.clusterMessage)), label: '拒绝原因' } };

interface DeclineDialogProps extends LazyDialogProps {
  readonly payment: ClusterPayment;
}

/** Declines a payment with a reason, which its member reads. */
export function DeclineDialog({ payment, open, onClose }: DeclineDialogProps) {
  const { rid, member, amount_fen } = payment;
  const form = useForm<DeclineFields>({ initial: { note: '' }, rules });
  const send = async ({ note }: DeclineFields) => {
    return await call('auth/cluster/decline', { rid, note });
  };
  const onSent = () => {
    notify.success('已拒绝，成员会收到通知');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="拒绝付款"
      submit="拒绝付款"
      color="error"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      autoFocus="note"
    >
      <Typography variant="body2">
        {member} 的付款 {formatFen(amount_fen)} 将不再占用社群资金，成员须改用其他方式付款。
      </Typography>
      <Text name="note" rows={2} placeholder="如 请改用项目经费" />
    </FormDialog>
  );
}
