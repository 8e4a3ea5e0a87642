import type { DialogProps } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DialogFrame } from '../ui/DialogFrame';
import { useEnter } from './enter';
import { useLoginForms } from './forms';
import { PaneSwitch } from './PaneSwitch';
import { RegisterPane } from './RegisterPane';
import { SignInPane, type SignInTab } from './SignInPane';

type Pane = 'sign-in' | 'register';

const titles: Readonly<Record<Pane, string>> = { 'sign-in': '登录', register: '注册' };

/** Getting in: login and registration, over the whole screen. */
export const LoginDialog = observer(function LoginDialog({
  pane,
  next,
  invitationCode,
  onClose,
}: DialogProps) {
  const [current, setCurrent] = useState<Pane>(pane === 'register' ? 'register' : 'sign-in');
  const [tab, setTab] = useState<SignInTab>('password');
  const forms = useLoginForms(invitationCode);
  const onEnter = useEnter(next, onClose);

  const onRegistered = (account: string) => {
    forms.password.reset({ account, password: '', remember: forms.password.getValues('remember') });
    forms.registration.reset();
    setTab('password');
    setCurrent('sign-in');
  };

  return (
    <DialogFrame title={titles[current]} onClose={onClose}>
      {current === 'sign-in' ? (
        <SignInPane forms={forms} tab={tab} onTab={setTab} onEnter={onEnter} />
      ) : (
        <RegisterPane form={forms.registration} onRegistered={onRegistered} />
      )}
      {current === 'sign-in' ? (
        <PaneSwitch question="还没有账号？" label="立即注册" onClick={() => setCurrent('register')} />
      ) : (
        <PaneSwitch question="已有账号？" label="返回登录" onClick={() => setCurrent('sign-in')} />
      )}
    </DialogFrame>
  );
});
