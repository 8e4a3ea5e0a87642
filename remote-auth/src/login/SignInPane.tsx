import { Box, Tab, Tabs } from '@portal/shared/ui';
import { useEffect, useId } from 'react';
import { CodeForm } from './CodeForm';
import type { Enter } from './enter';
import type { LoginForms } from './forms';
import { PasswordForm } from './PasswordForm';

export type SignInTab = 'password' | 'code';

interface SignInPaneProps {
  readonly forms: LoginForms;
  readonly tab: SignInTab;
  readonly onTab: (tab: SignInTab) => void;
  readonly onEnter: Enter;
}

const labels: Readonly<Record<SignInTab, string>> = { password: '密码登录', code: '验证码登录' };
const order: readonly SignInTab[] = ['password', 'code'];

/** Login, in as many ways as there are tabs. */
export function SignInPane({ forms, tab, onTab, onEnter }: SignInPaneProps) {
  const id = useId();
  const { setFocus, getValues } = forms.password;

  // Once, when the pane opens: whoever moves along the tabs by keyboard stays on them.
  useEffect(() => setFocus(getValues('account') ? 'password' : 'account'), [setFocus, getValues]);

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: SignInTab) => onTab(next)}
        variant="fullWidth"
        aria-label="登录方式"
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
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
        {tab === 'password' ? (
          <PasswordForm form={forms.password} onEnter={onEnter} />
        ) : (
          <CodeForm form={forms.code} onEnter={onEnter} />
        )}
      </Box>
    </>
  );
}
