import { call } from '@portal/shared/api';
import { CodeField, fieldsOf, phone, smsCode, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { ProofFields } from '../proof/ProofFields';
import { noProof, type ProofValues, proofInput, proofRules } from '../proof/proof';
import { ChangeDialog } from './ChangeDialog';

interface PhoneFields extends ProofValues {
  readonly phone: string;
  readonly phone_code: string;
}

const { Text, useActions } = fieldsOf<PhoneFields>();
const rules = { ...proofRules, phone: phone('新手机号'), phone_code: { ...smsCode, label: '新手机验证码' } };

/** Changes the phone: a proof of the owner, and a code sent to the new phone. */
export function PhoneDialog(dialog: LazyDialogProps) {
  const form = useForm<PhoneFields>({ initial: { ...noProof, phone: '', phone_code: '' }, rules });
  const send = (fields: PhoneFields) => {
    const { phone, phone_code } = fields;
    return call('auth/user/update4contact', { phone, phone_code, ...proofInput(fields) });
  };
  return (
    <ChangeDialog
      {...dialog}
      title="修改手机号"
      form={form}
      send={send}
      done="手机号已修改，下次请用新手机号登录"
    >
      <ProofFields />
      <Text name="phone" autoComplete="tel" />
      <NewPhoneCode />
    </ChangeDialog>
  );
}

function NewPhoneCode() {
  const { check } = useActions();
  const request = async () => {
    const phone = await check('phone');
    return phone === undefined ? undefined : call('open/code4sms', { phone, useFor: 0 });
  };
  return (
    <CodeField
      name="phone_code"
      countdown="newPhone"
      hint="已注册其他账号的手机号收不到验证码"
      request={request}
    />
  );
}
