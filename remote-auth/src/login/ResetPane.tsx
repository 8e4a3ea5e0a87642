import { call } from '@portal/shared/api';
import { Form, type FormModel } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { toastFailure } from './failure';
import type { Reset } from './forms';
import { LoginButton } from './LoginButton';
import { NewPasswordFields } from './NewPasswordFields';
import { PhoneCodeFields } from './PhoneCodeFields';
import { column } from './style';

const places = { code_wrong: 'code', account: 'phone' } as const;

interface ResetPaneProps {
  readonly form: FormModel<Reset>;
  /** Receives the account whose password was reset. */
  readonly onReset: (account: string) => void;
}

/** Resets a forgotten password. */
export function ResetPane({ form, onReset }: ResetPaneProps) {
  const reset = ({ phone, password, code }: Reset) => call('open/reset', { account: phone, password, code });
  const onSent = (_done: null, { phone }: Reset) => {
    notify.success('密码重置成功!');
    onReset(phone);
  };
  return (
    <Form
      form={form}
      send={reset}
      onSent={onSent}
      onFailed={toastFailure}
      places={places}
      autoFocus="phone"
      sx={column}
    >
      <PhoneCodeFields purpose="reset" phoneAutoComplete="username" />
      <NewPasswordFields label="新密码" again="确认新密码" />
      <LoginButton>确认重置</LoginButton>
    </Form>
  );
}
