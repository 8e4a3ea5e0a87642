import { call } from '@portal/shared/api';
import { Form, type FormModel, fieldsOf } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import type { Registration } from './forms';
import { LoginButton } from './LoginButton';
import { NewPasswordFields } from './NewPasswordFields';
import { PhoneCodeFields } from './PhoneCodeFields';
import { sayFailed } from './refusal';
import { column } from './style';

/** Field of each refusal for which the server names none. */
const places = { phone_taken: 'phone', code_wrong: 'code', invite_unknown: 'invitation_code' } as const;

const { Text } = fieldsOf<Registration>();

interface RegisterPaneProps {
  readonly form: FormModel<Registration>;
  /** Receives the registered account. */
  readonly onRegistered: (account: string) => void;
}

/** Registration of a member. The server checks the invitation code. */
export function RegisterPane({ form, onRegistered }: RegisterPaneProps) {
  const register = ({ confirm: _confirm, ...input }: Registration) => call('open/sign', input);
  const onSent = (_done: null, { phone }: Registration) => {
    notify.success('注册成功!');
    onRegistered(phone);
  };
  return (
    <Form
      form={form}
      send={register}
      onSent={onSent}
      onFailed={sayFailed}
      places={places}
      autoFocus="phone"
      sx={column}
    >
      <PhoneCodeFields purpose="registration" phoneAutoComplete="username" />
      <NewPasswordFields label="密码" again="确认密码" />
      <Text name="invitation_code" autoComplete="off" />
      <LoginButton>确认注册</LoginButton>
    </Form>
  );
}
