import { call, messageOf } from '@portal/shared/api';
import { Form, fieldsOf, newPassword, password, repeated, SubmitButton, useForm } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { Typography } from '@portal/shared/ui';
import { desk } from '../ui/session/desk';
import { column } from './style';

interface Change {
  readonly old: string;
  readonly password: string;
  readonly confirm: string;
}

const { Text } = fieldsOf<Change>();

/** The own password in the place of the first one, which somebody else has set. */
export function PasswordStep() {
  const form = useForm<Change>({
    initial: { old: '', password: '', confirm: '' },
    rules: {
      old: password('初始密码'),
      password: newPassword('新密码'),
      confirm: repeated('password', '确认新密码'),
    },
  });
  const send = async ({ old, password: chosen }: Change) => {
    const token = desk.token?.access ?? '';
    await call('auth/user/password', { old, password: chosen }, { token, harmless: true });
    await desk.check();
  };
  return (
    <Form
      form={form}
      send={send}
      onFailed={(error) => notify.error(messageOf(error))}
      autoFocus="old"
      sx={column}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        初始密码由管理员设置，只能用一次。请换成只有自己知道的密码。
      </Typography>
      <Text name="old" autoComplete="current-password" />
      <Text name="password" autoComplete="new-password" />
      <Text name="confirm" autoComplete="new-password" />
      <SubmitButton fullWidth>保存密码</SubmitButton>
    </Form>
  );
}
