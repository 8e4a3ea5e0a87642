import { call } from '@portal/shared/api';
import type { Statement } from '@portal/shared/contract';
import { FormDialog, fieldsOf, type Sending, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useStatementChanged } from './useStatementChanged';

interface DisputeFields {
  readonly reason: string;
}

const { Text } = fieldsOf<DisputeFields>();
const rules = { reason: text(texts.disputeReason) };

/** Takes the reason of a dispute. */
export function DisputeDialog({
  statement: { rid, code },
  open,
  onClose,
}: LazyDialogProps & { readonly statement: Statement }) {
  const changed = useStatementChanged();
  const form = useForm<DisputeFields>({ initial: { reason: '' }, rules });
  const send = async ({ reason }: DisputeFields, { keyOf }: Sending) => {
    const input = { rid, reason };
    try {
      await call('auth/assign/wrong', input, { idempotencyKey: keyOf(input) });
    } finally {
      changed();
    }
  };
  const onSent = () => {
    notify.success('异议已提交');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="对结算单有异议"
      submit="提交异议"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        结算单 {code}。提交后核对期暂停，我们答复后请您重新确认。
      </Typography>
      <Text name="reason" rows={3} placeholder="例如：样品 S2 未检出结果，请核对数量" />
    </FormDialog>
  );
}
