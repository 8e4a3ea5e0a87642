import { call } from '@portal/shared/api';
import { fieldsOf, newPassword, repeated, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { ProofFields } from '../proof/ProofFields';
import { noProof, type ProofValues, proofInput, proofRules } from '../proof/proof';
import { ChangeDialog } from './ChangeDialog';

interface PasswordFields extends ProofValues {
  readonly password: string;
  readonly confirm: string;
}

const { Text } = fieldsOf<PasswordFields>();
const rules = {
  ...proofRules,
  password: newPassword('新密码'),
  confirm: repeated('password', '确认新密码'),
};

/** Changes the password, proved by the old one or by a code. */
export function PasswordDialog(dialog: LazyDialogProps) {
  const form = useForm<PasswordFields>({ initial: { ...noProof, password: '', confirm: '' }, rules });
  const send = (fields: PasswordFields) =>
    call('auth/user/password', { password: fields.password, ...proofInput(fields) });
  return (
    <ChangeDialog
      {...dialog}
      title="修改登录密码"
      form={form}
      send={send}
      done="密码已修改，其他设备已退出登录"
    >
      <ProofFields />
      <Text
        name="password"
        autoComplete="new-password"
        hint={`${limits.passwordMin} 至 ${limits.passwordMax} 位，不能是常见密码`}
      />
      <Text name="confirm" autoComplete="new-password" />
    </ChangeDialog>
  );
}
