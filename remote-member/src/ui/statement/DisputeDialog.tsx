import { call } from '@portal/shared/api';
import type { Statement } from '@portal/shared/contract';
import { chosen, FormDialog, fieldsOf, optional, type Sending, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { disputeReasons, requiredMessage, texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface DisputeFields {
  /** One of the offered reasons, or `other`. */
  readonly choice: string;
  readonly detail: string;
}

const other = '其他';
const choices = [...disputeReasons, other].map((reason) => ({ value: reason, label: reason }));

const { Choice, Text } = fieldsOf<DisputeFields>();
const [label] = texts.disputeReason;
const detail = optional(text(texts.disputeDetail));
const rules = {
  choice: chosen(label),
  detail: {
    ...detail,
    check: (value: string, all: Readonly<Record<string, unknown>>) =>
      value === '' && all.choice === other ? requiredMessage(detail.label) : detail.check(value, all),
  },
};

const reasonOf = ({ choice, detail: words }: DisputeFields) =>
  choice === other ? words : [choice, words].filter(Boolean).join('：');

/** Takes the reason of a dispute: one that is offered, with details if there are any, or the member's own. */
export function DisputeDialog({
  statement: { rid, code },
  open,
  onClose,
}: LazyDialogProps & { readonly statement: Statement }) {
  const form = useForm<DisputeFields>({ initial: { choice: '', detail: '' }, rules });
  const send = async (values: DisputeFields, { keyOf }: Sending) => {
    const input = { rid, reason: reasonOf(values) };
    await call('auth/assign/wrong', input, { idempotencyKey: keyOf(input) });
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
      places={{ reason: 'choice' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        结算单 {code}。提交后核对期暂停，我们答复后请您重新确认。
      </Typography>
      <Choice name="choice" choices={choices} />
      <Text name="detail" rows={3} placeholder="例如：样品 S2 未检出结果，请核对数量" />
    </FormDialog>
  );
}
