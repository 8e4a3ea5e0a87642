import { call, presentOf } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Alert, Dialog } from '@portal/shared/extras';
import {
  code,
  DialogForm,
  type EditSetup,
  type FieldRule,
  fieldsOf,
  text,
  useForm,
} from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import {
  bankNumberPattern,
  bareCode,
  formatMessage,
  payeeConsent,
  payeeConsentText,
  texts,
} from '@portal/shared/rules';

interface PayeeFields {
  readonly name: string;
  readonly bank: string;
  readonly account: string;
  readonly agreed: boolean;
  readonly etag: string | undefined;
}

const { Text, Check } = fieldsOf<PayeeFields>();
const number = code(texts.bankAccount, bareCode);
const agreed: FieldRule<boolean> = {
  label: payeeConsent.title,
  required: true,
  clean: (value) => value,
  check: (value) => (value ? undefined : '请先阅读并勾选单独同意'),
};
const rules: Readonly<Record<'name' | 'bank' | 'account', FieldRule>> & {
  readonly agreed: FieldRule<boolean>;
} = {
  agreed,
  name: text(texts.payeeName),
  bank: text(texts.payeeBank),
  account: {
    ...number,
    inputMode: 'numeric',
    check: (value, all) =>
      number.check(value, all) ?? (bankNumberPattern.test(value) ? undefined : formatMessage(number.label)),
  },
};
const blank = { name: '', bank: '', account: '', agreed: false, etag: undefined };

const edits: EditSetup<PayeeFields> = {
  present: (error) => {
    const payee = presentOf(error, 'auth/promoter_rebate_withdraw/update4user');
    return payee && { ...payee, agreed: true };
  },
};

interface PayeeDialogProps extends LazyDialogProps {
  readonly saved: Data<'auth/myPromotion/init'>['payee'];
  /** Whether the separate consent to keep the account is valid; the box is never ticked in advance without it. */
  readonly consented: boolean;
  /** Whether a withdrawal waits, which is paid to the new account too. */
  readonly waiting: boolean;
  readonly onSaved: () => void;
}

/** The bank account that rebates are paid to, with the separate consent that the law asks for. */
export function PayeeDialog({ open, onClose, ...props }: PayeeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <PayeeForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function PayeeForm({ saved, consented, waiting, onSaved, onClose }: Omit<PayeeDialogProps, 'open'>) {
  const form = useForm<PayeeFields>({
    initial: { ...blank, ...saved, agreed: saved !== null && consented },
    rules,
  });
  const send = async ({ agreed: _, ...payee }: PayeeFields) => {
    await call('auth/promoter_rebate_withdraw/update4user', { ...payee, consent: payeeConsent.version });
  };
  const onSent = () => {
    notify.success('收款账户已保存');
    onClose();
    onSaved();
  };
  return (
    <DialogForm
      title="收款账户"
      submit="保存"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      edits={edits}
    >
      {waiting && <Alert severity="info">待打款的提现也会打到修改后的账户。</Alert>}
      <Text name="name" autoComplete="name" placeholder="银行卡持有人的姓名" />
      <Text name="bank" placeholder="如某某银行南京分行" />
      <Text name="account" autoComplete="off" />
      <Check name="agreed">{payeeConsentText}</Check>
    </DialogForm>
  );
}
