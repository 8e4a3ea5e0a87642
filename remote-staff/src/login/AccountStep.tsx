import { call, messageOf } from '@portal/shared/api';
import { account, Form, fieldsOf, password, SubmitButton, useForm } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { desk } from '../ui/session/desk';
import { column } from './style';

interface Login {
  readonly account: string;
  readonly password: string;
}

const { Text } = fieldsOf<Login>();

/** Account and password. */
export function AccountStep() {
  const form = useForm<Login>({
    initial: { account: '', password: '' },
    rules: { account, password: password() },
  });
  const send = async (login: Login) => desk.enter(await call('open/login', login));
  return (
    <Form
      form={form}
      send={send}
      onFailed={(error) => notify.error(messageOf(error))}
      autoFocus="account"
      sx={column}
    >
      <Text name="account" autoComplete="username" />
      <Text name="password" autoComplete="current-password" />
      <SubmitButton fullWidth>登录</SubmitButton>
    </Form>
  );
}
