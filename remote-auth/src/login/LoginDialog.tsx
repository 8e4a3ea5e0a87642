import type { DialogProps } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DialogFrame } from '../ui/DialogFrame';
import { useCompleteLogin } from './completeLogin';
import { useLoginForms } from './forms';
import { PaneSwitch } from './PaneSwitch';
import { PasswordForm } from './PasswordForm';
import { RegisterPane } from './RegisterPane';
import { ResetPane } from './ResetPane';
import { SignInPane, type SignInTab } from './SignInPane';

type Pane = 'sign-in' | 'log' | 'register' | 'reset';

const titles: Readonly<Record<Pane, string>> = {
  'sign-in': '登录',
  log: '登录',
  register: '注册',
  reset: '重置密码',
};

/** The link to another pane below each pane. */
const paneLinks: Readonly<Record<Pane, { question: string; label: string; to: Pane }>> = {
  'sign-in': { question: '还没有账号？', label: '立即注册', to: 'register' },
  log: { question: '换个账号？', label: '其他登录方式', to: 'sign-in' },
  register: { question: '已有账号？', label: '返回登录', to: 'sign-in' },
  reset: { question: '想起密码了？', label: '返回登录', to: 'sign-in' },
};

/** Login, registration and password reset in one full-screen dialog. */
export const LoginDialog = observer(function LoginDialog({
  pane = 'sign-in',
  next,
  nextDialog,
  invitationCode,
  onClose,
}: DialogProps) {
  const [current, setCurrent] = useState<Pane>(pane);
  const [tab, setTab] = useState<SignInTab>('password');
  const forms = useLoginForms(invitationCode);
  const onLogin = useCompleteLogin({ next, nextDialog, onClose });

  const link = paneLinks[current];

  const logInAs = (account: string) => {
    forms.password.reset({ account, password: '', remember: forms.password.values().remember });
    setTab('password');
    setCurrent('sign-in');
  };

  return (
    <DialogFrame title={titles[current]} onClose={onClose}>
      {current === 'sign-in' && (
        <SignInPane
          forms={forms}
          tab={tab}
          onTab={setTab}
          onLogin={onLogin}
          onForgotten={() => setCurrent('reset')}
        />
      )}
      {current === 'log' && (
        <PasswordForm
          autoFocus
          form={forms.password}
          onLogin={onLogin}
          onForgotten={() => setCurrent('reset')}
        />
      )}
      {current === 'register' && (
        <RegisterPane
          form={forms.registration}
          onRegistered={(account) => {
            forms.registration.reset();
            logInAs(account);
          }}
        />
      )}
      {current === 'reset' && (
        <ResetPane
          form={forms.reset}
          onReset={(account) => {
            forms.reset.reset();
            logInAs(account);
          }}
        />
      )}
      <PaneSwitch question={link.question} label={link.label} onClick={() => setCurrent(link.to)} />
    </DialogFrame>
  );
});
