import { call } from '@portal/shared/api';
import type { InvoiceApply } from '@portal/shared/contract';
import { email, FormDialog, fieldsOf, type Sending, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { invoiceSlots, texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface MailFields {
  readonly email: string;
}

const { Text } = fieldsOf<MailFields>();
const rules = { email: email(texts.email) };

/** Sends the files of an invoice to an address; by default to that of the member. */
export function MailDialog({
  apply: { rid, code, files },
  open,
  onClose,
}: LazyDialogProps & { readonly apply: InvoiceApply }) {
  const { user } = useSession();
  const form = useForm<MailFields>({ initial: { email: user?.userInfo.email ?? '' }, rules });
  const send = (values: MailFields, { keyOf }: Sending) => {
    const input = { rid, ...values };
    return call('auth/invoiceApply/mail', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = ({ email: receiver }: MailFields) => {
    notify.success(`发票文件已发送到 ${receiver}`);
    onClose();
  };
  const names = [...new Set(files.map(({ slot }) => invoiceSlots[slot]))].join('、');
  return (
    <FormDialog
      open={open}
      title="发送到邮箱"
      submit="发送"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      places={{ invoice_mail_too_large: 'email' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {code} 的文件（{names}）作为附件发送，可填写财务或报销系统的邮箱。
      </Typography>
      <Text name="email" autoComplete="email" />
    </FormDialog>
  );
}
