import { call, isRefused } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { Form, type FormModel } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { currentVersions } from '@portal/shared/rules';
import { ConsentBox } from '../ui/ConsentBox';
import type { CompleteLogin } from './completeLogin';
import { toastFailure } from './failure';
import type { ConsentingLogin } from './forms';
import { LoginButton } from './LoginButton';
import { PhoneCodeFields } from './PhoneCodeFields';
import { column } from './style';

const places = { code_wrong: 'code' } as const;

interface WechatBindProps {
  readonly form: FormModel<ConsentingLogin>;
  readonly ticket: string;
  readonly onLogin: CompleteLogin;
  /** Called when the ticket has expired. */
  readonly onExpired: () => void;
}

/**
 * First login of a WeChat user: binds the WeChat account to the account of a phone number, which is created if
 * there is none.
 */
export function WechatBind({ form, ticket, onLogin, onExpired }: WechatBindProps) {
  const bind = async ({ agreed: _agreed, ...input }: ConsentingLogin) =>
    onLogin(await call('open/wx/bind', { ...input, ticket, consent: currentVersions() }));
  const onFailed = (error: unknown) => {
    if (!isRefused(error, 'open/wx/bind', 'ticket_expired')) return toastFailure(error);
    notify.alertFailed(error.message);
    onExpired();
  };
  return (
    <Form form={form} send={bind} onFailed={onFailed} places={places} autoFocus="phone" sx={column}>
      <Alert severity="success" role="status">
        扫描成功，请绑定手机号完成登录；未注册的手机号将自动创建账号
      </Alert>
      <PhoneCodeFields purpose="login" phoneAutoComplete="tel" ticket={ticket} />
      <ConsentBox />
      <LoginButton>绑定并登录</LoginButton>
    </Form>
  );
}
