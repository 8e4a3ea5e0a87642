import { call, isRefused } from '@portal/shared/api';
import { Form, type FormModel } from '@portal/shared/form';
import { currentVersions } from '@portal/shared/rules';
import { ConsentBox } from '../ui/ConsentBox';
import type { CompleteLogin } from './completeLogin';
import { alertLoginFailure } from './failure';
import type { ConsentingLogin } from './forms';
import { LoginButton } from './LoginButton';
import { PhoneCodeFields } from './PhoneCodeFields';
import { column } from './style';

interface CodeFormProps {
  readonly form: FormModel<ConsentingLogin>;
  readonly onLogin: CompleteLogin;
}

/** Login by a code that is sent as a text message. */
export function CodeForm({ form, onLogin }: CodeFormProps) {
  const logIn = async ({ agreed, ...input }: ConsentingLogin) =>
    onLogin(await call('open/loginForCode', { ...input, ...(agreed && { consent: currentVersions() }) }));
  const clear = () => {
    form.set('phone', '');
    form.set('code', '');
    form.methods.clearErrors();
    form.focus('phone');
  };
  return (
    <Form
      form={form}
      send={logIn}
      onFailed={(error) => alertLoginFailure(error, clear)}
      tells={(error) => isRefused(error, 'open/loginForCode', 'code_wrong')}
      sx={column}
    >
      <PhoneCodeFields purpose="login" phoneAutoComplete="tel" />
      <ConsentBox hint="首次登录需要同意；此前已同意的，不必再次勾选" />
      <LoginButton>登录</LoginButton>
    </Form>
  );
}
