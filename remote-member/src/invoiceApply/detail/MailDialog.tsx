import { call } from '@portal/shared/api';
import type { InvoiceApply } from '@portal/shared/contract';
import { email, Form, fieldsOf, type Sending, SubmitButton, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { invoiceSlots, texts } from '@portal/shared/rules';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@portal/shared/ui';

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
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="mail-title">
      <Form form={form} send={send} onSent={onSent} places={{ invoice_mail_too_large: 'email' }}>
        <DialogTitle id="mail-title">发送到邮箱</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            {code} 的文件（{names}）作为附件发送，可填写财务或报销系统的邮箱。
          </Typography>
          <Text name="email" autoComplete="email" />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            取消
          </Button>
          <SubmitButton>发送</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
