import { Tab, Tabs } from '@portal/shared/controls';
import { lineBelow } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { CodeForm } from './CodeForm';
import type { CompleteLogin } from './completeLogin';
import type { LoginForms } from './forms';
import { PasswordForm } from './PasswordForm';
import { WechatPane } from './WechatPane';

export type SignInTab = 'password' | 'code' | 'wechat';

interface SignInPaneProps {
  readonly forms: LoginForms;
  readonly tab: SignInTab;
  readonly onTab: (tab: SignInTab) => void;
  readonly onLogin: CompleteLogin;
  /** Opens the pane that resets the password. */
  readonly onForgotten: () => void;
}

const labels: Readonly<Record<SignInTab, string>> = {
  password: '密码登录',
  code: '验证码登录',
  wechat: '微信登录',
};
const order: readonly SignInTab[] = ['password', 'code', 'wechat'];

/** Login with one tab for each method. */
export function SignInPane({ forms, tab, onTab, onLogin, onForgotten }: SignInPaneProps) {
  const id = useId();

  // Keeps the value of the first render: focus moves to the form when the pane opens, not when the visitor moves
  // along the tabs by keyboard.
  const opened = useRef(forms.password);
  useEffect(() => {
    const { focus, values } = opened.current;
    focus(values().account ? 'password' : 'account');
  }, []);

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: SignInTab) => onTab(next)}
        variant="fullWidth"
        aria-label="登录方式"
        sx={{ mb: 3, ...lineBelow }}
      >
        {order.map((name) => (
          <Tab
            key={name}
            value={name}
            label={labels[name]}
            id={`${id}${name}`}
            aria-controls={`${id}${name}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}${tab}-panel`} aria-labelledby={`${id}${tab}`}>
        {tab === 'password' && (
          <PasswordForm form={forms.password} onLogin={onLogin} onForgotten={onForgotten} />
        )}
        {tab === 'code' && <CodeForm form={forms.code} onLogin={onLogin} />}
        {tab === 'wechat' && <WechatPane form={forms.bind} onLogin={onLogin} onCode={() => onTab('code')} />}
        {tab !== 'password' && (
          <Box sx={{ textAlign: 'right', mt: 1 }}>
            <Button size="small" onClick={onForgotten}>
              忘记密码
            </Button>
          </Box>
        )}
      </Box>
    </>
  );
}
