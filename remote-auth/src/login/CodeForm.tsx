import { call } from '@portal/shared/api';
import { Form, type FormModel } from '@portal/shared/form';
import type { Enter } from './enter';
import type { CodeLogin } from './forms';
import { LoginButton } from './LoginButton';
import { PhoneCodeFields } from './PhoneCodeFields';
import { sayLoginFailed } from './refusal';
import { column } from './style';

interface CodeFormProps {
  readonly form: FormModel<CodeLogin>;
  readonly onEnter: Enter;
}

/** Login by a code that is sent as a text message. */
export function CodeForm({ form, onEnter }: CodeFormProps) {
  const logIn = async (input: CodeLogin) => onEnter(await call('open/loginForCode', input));
  const clear = () => {
    form.set('phone', '');
    form.set('code', '');
    form.focus('phone');
  };
  return (
    <Form form={form} send={logIn} onFailed={(error) => sayLoginFailed(error, clear)} sx={column}>
      <PhoneCodeFields purpose="login" phoneAutoComplete="tel" />
      <LoginButton>登录</LoginButton>
    </Form>
  );
}
