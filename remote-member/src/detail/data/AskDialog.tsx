import { call } from '@portal/shared/api';
import { FormDialog, fieldsOf, type Sending, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { useEffect } from 'react';

interface AskDialogProps extends LazyDialogProps {
  readonly order: { readonly rid: string; readonly code: string };
  /** The place of a file that the question is about, in words; it is put below what is typed already. Empty for none. */
  readonly spot: string;
}

interface AskFields {
  readonly question: string;
}

const { Text } = fieldsOf<AskFields>();
const rules = { question: text(texts.dataQuestion) };

/** Sends a question about the data to the account manager. */
export function AskDialog({ order, spot, open, onClose }: AskDialogProps) {
  const form = useForm<AskFields>({ initial: { question: '' }, rules });
  const { getValues, setValue } = form.methods;
  useEffect(() => {
    const typed = getValues('question');
    if (!open || spot === '' || typed.includes(spot)) return;
    setValue('question', typed.trim() === '' ? `${spot}\n` : `${typed.trimEnd()}\n${spot}\n`);
  }, [open, spot, getValues, setValue]);
  const ask = async ({ question }: AskFields, { keyOf }: Sending) => {
    const input = { rid: order.rid, question };
    await call('auth/order/reportOrderFeedback', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = () => {
    form.methods.reset();
    notify.success('疑问已提交，客户经理将尽快与您联系');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="对数据有疑问"
      submit="提交"
      onClose={onClose}
      form={form}
      send={ask}
      onSent={onSent}
      autoFocus="question"
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        请写明是哪个样品或文件、哪里与预期不符。客户经理会查看订单 {order.code} 并与您联系。
      </Typography>
      <Text name="question" rows={4} counted />
    </FormDialog>
  );
}
