import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Form, type FormModel } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { currentVersions } from '@portal/shared/rules';
import { ConsentBox } from '../ui/ConsentBox';
import { toastFailure } from './failure';
import type { Registration } from './forms';
import { InvitationField } from './InvitationField';
import { LoginButton } from './LoginButton';
import { NewPasswordFields } from './NewPasswordFields';
import { PhoneCodeFields } from './PhoneCodeFields';
import { column } from './style';

/** Field of each refusal for which the server names none. */
const places = { phone_taken: 'phone', code_wrong: 'code' } as const;

interface RegisterPaneProps {
  readonly form: FormModel<Registration>;
  /** Receives the registered account. */
  readonly onRegistered: (account: string) => void;
}

/** Registration of a member. An unknown invitation code is refused at its field, before anything is registered. */
export function RegisterPane({ form, onRegistered }: RegisterPaneProps) {
  const register = ({ confirm: _confirm, agreed: _agreed, ...input }: Registration) =>
    call('open/sign', { ...input, consent: currentVersions() });
  const onSent = (_answer: Data<'open/sign'>, { phone }: Registration) => {
    notify.success('注册成功!');
    onRegistered(phone);
  };
  return (
    <Form
      form={form}
      send={register}
      onSent={onSent}
      onFailed={toastFailure}
      places={places}
      autoFocus="phone"
      sx={column}
    >
      <PhoneCodeFields purpose="registration" phoneAutoComplete="username" />
      <NewPasswordFields label="密码" again="确认密码" />
      <InvitationField form={form} />
      <ConsentBox />
      <LoginButton>确认注册</LoginButton>
    </Form>
  );
}
