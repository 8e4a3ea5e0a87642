import { call } from '@portal/shared/api';
import { Form, type FormModel, fieldsOf } from '@portal/shared/form';
import { useSession } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import type { CompleteLogin } from './completeLogin';
import { alertLoginFailure } from './failure';
import type { PasswordLogin } from './forms';
import { LoginButton } from './LoginButton';
import { column } from './style';

interface PasswordFormProps {
  readonly form: FormModel<PasswordLogin>;
  readonly onLogin: CompleteLogin;
  readonly onForgotten: () => void;
  /** Focuses a field on opening: the password when the account is known, else the account. */
  readonly autoFocus?: boolean;
}

const { Text, Check } = fieldsOf<PasswordLogin>();

/** Login by account and password. Remembers the account on request, never the password. */
export function PasswordForm({ form, onLogin, onForgotten, autoFocus = false }: PasswordFormProps) {
  const session = useSession();
  const logIn = async ({ account, password, remember }: PasswordLogin) => {
    const result = await call('open/login', { account, password });
    session.rememberAccount(remember ? account : '');
    await onLogin(result);
  };
  const clear = () => {
    form.set('account', '');
    form.set('password', '');
    form.focus('account');
  };
  const first = form.values().account ? 'password' : 'account';
  return (
    <Form
      form={form}
      send={logIn}
      onFailed={(error) => alertLoginFailure(error, clear)}
      autoFocus={autoFocus ? first : undefined}
      sx={column}
    >
      <Text name="account" autoComplete="username" />
      <Text name="password" autoComplete="current-password" />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Check name="remember">记住账号</Check>
        <Button size="small" onClick={onForgotten}>
          忘记密码
        </Button>
      </Box>
      <LoginButton>登录</LoginButton>
    </Form>
  );
}
