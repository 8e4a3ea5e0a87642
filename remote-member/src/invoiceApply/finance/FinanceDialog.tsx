import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { type FieldRule, FormDialog, fieldsOf, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import {
  cleanLines,
  formatMessage,
  limits,
  readMailAddresses,
  requiredMessage,
  texts,
} from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface FinanceFields {
  /** As typed: addresses in lines or with signs between them. */
  readonly emails: string;
  readonly auto: boolean;
}

const { Check, Text } = fieldsOf<FinanceFields>();

const [label, length] = texts.financeEmail;

/** The addresses of a text, all of them valid and not too many; none only while nothing is sent by itself. */
const addresses: FieldRule = {
  label,
  required: false,
  clean: cleanLines,
  check: (typed, all) => {
    const { addresses: found, wrong } = readMailAddresses(typed);
    const [first] = [...wrong, ...found.filter((one) => one.length > length)];
    if (first !== undefined) return `${formatMessage(label)}：${first}`;
    if (found.length > limits.financeEmails) return `[${label}]不能超过 ${limits.financeEmails} 个`;
    return found.length === 0 && all.auto === true ? requiredMessage(label) : undefined;
  },
};

interface FinanceDialogProps extends LazyDialogProps {
  readonly finance: Data<'auth/invoiceApply/finance/detail'>;
}

/** Keeps the addresses of the member's finance office, and whether issued invoices are sent there by themselves. */
export function FinanceDialog({ finance, open, onClose }: FinanceDialogProps) {
  const form = useForm<FinanceFields>({
    initial: { emails: finance.emails.join('\n'), auto: finance.auto },
    rules: { emails: addresses },
  });
  const send = ({ emails, auto }: FinanceFields) =>
    call('auth/invoiceApply/finance/edit', { emails: readMailAddresses(emails).addresses, auto });
  const onSent = ({ emails, auto }: Data<'auth/invoiceApply/finance/edit'>) => {
    notify.success(savedText(emails, auto));
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="财务邮箱"
      submit="保存"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      autoFocus="emails"
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        发票文件作为附件发到这些邮箱，最多 {limits.financeEmails} 个，一行一个；可以直接粘贴通讯录里的文字。
      </Typography>
      <Text name="emails" rows={3} placeholder="财务处 <cw@example.edu.cn>" />
      <Check name="auto">每张发票开具后自动发送（红冲时同样发送红字发票）</Check>
    </FormDialog>
  );
}

function savedText(emails: readonly string[], auto: boolean): string {
  if (emails.length === 0) return '财务邮箱已清空';
  return `财务邮箱已保存：${emails.join('、')}${auto ? '，发票开具后自动发送' : ''}`;
}
