import { call } from '@portal/shared/api';
import { Check } from '@portal/shared/form';
import { useSession } from '@portal/shared/portal';
import { Box, Button, Stack } from '@portal/shared/ui';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../ui/FormField';
import { sayFirst } from '../ui/firstMessage';
import { useOnce } from '../ui/once';
import { PasswordField } from '../ui/PasswordField';
import { SubmitButton } from '../ui/SubmitButton';
import type { Enter } from './enter';
import type { PasswordLogin } from './forms';
import { sayLoginFailed } from './refusal';
import { accountRule, passwordRule } from './rules';

interface PasswordFormProps {
  readonly form: UseFormReturn<PasswordLogin>;
  readonly onEnter: Enter;
  readonly onForgotten: () => void;
  /** Takes the focus when it opens: the password when the account is known. */
  readonly autoFocus?: boolean;
}

/** Login by account and password. Remembers the account if asked to, never the password. */
export function PasswordForm({ form, onEnter, onForgotten, autoFocus = false }: PasswordFormProps) {
  const session = useSession();
  const { errors } = form.formState;
  const { setFocus, getValues } = form;
  useEffect(() => {
    if (autoFocus) setFocus(getValues('account') ? 'password' : 'account');
  }, [autoFocus, setFocus, getValues]);

  const logIn = async ({ account, password, remember }: PasswordLogin) => {
    try {
      const result = await call('open/login', { account, password });
      session.rememberAccount(remember ? account : '');
      await onEnter(result);
    } catch (error) {
      sayLoginFailed(error, () => {
        form.setValue('account', '');
        form.setValue('password', '');
        form.setFocus('account');
      });
    }
  };
  const { pending, run } = useOnce(
    form.handleSubmit(logIn, (wrong) => sayFirst(form, ['account', 'password'], wrong)),
  );

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <FormField
        label="用户名/手机号"
        registration={form.register('account', accountRule)}
        error={errors.account?.message}
        autoComplete="username"
      />
      <PasswordField
        label="密码"
        registration={form.register('password', passwordRule)}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Check {...form.register('remember')}>记住账号</Check>
        <Button size="small" onClick={onForgotten}>
          忘记密码
        </Button>
      </Box>
      <SubmitButton pending={pending}>登录</SubmitButton>
    </Stack>
  );
}
