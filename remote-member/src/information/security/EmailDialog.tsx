import { call } from '@portal/shared/api';
import { CodeField, email, fieldsOf, smsCode, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { texts } from '@portal/shared/rules';
import { ProofFields } from '../proof/ProofFields';
import { noProof, type ProofValues, proofInput, proofRules } from '../proof/proof';
import { ChangeDialog } from './ChangeDialog';

interface EmailFields extends ProofValues {
  readonly email: string;
  readonly email_code: string;
}

const { Text, useActions } = fieldsOf<EmailFields>();
const rules = {
  ...proofRules,
  email: { ...email(texts.email), label: '新邮箱' },
  email_code: { ...smsCode, label: '邮箱验证码' },
};

/** Changes the e-mail: a proof of the owner, and a code sent to the new address. */
export function EmailDialog(dialog: LazyDialogProps) {
  const form = useForm<EmailFields>({ initial: { ...noProof, email: '', email_code: '' }, rules });
  const send = (fields: EmailFields) => {
    const { email, email_code } = fields;
    return call('auth/user/update4contact', { email, email_code, ...proofInput(fields) });
  };
  return (
    <ChangeDialog {...dialog} title="修改邮箱" form={form} send={send} done="邮箱已修改">
      <ProofFields />
      <Text name="email" autoComplete="email" />
      <NewEmailCode />
    </ChangeDialog>
  );
}

function NewEmailCode() {
  const { check } = useActions();
  const request = async () => {
    const email = await check('email');
    return email === undefined ? undefined : call('auth/user/code4mail', { email });
  };
  return (
    <CodeField name="email_code" countdown="newEmail" hint="没有收到时，请查看垃圾邮件" request={request} />
  );
}
