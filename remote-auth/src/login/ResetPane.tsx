import { call } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { useEffect } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { sayFirst } from '../ui/firstMessage';
import { useOnce } from '../ui/once';
import { PasswordField } from '../ui/PasswordField';
import { sayRefused } from '../ui/refused';
import { SubmitButton } from '../ui/SubmitButton';
import type { Reset } from './forms';
import { NewPasswordField } from './NewPasswordField';
import { PhoneCodeFields } from './PhoneCodeFields';
import { confirmRule, newPasswordRule } from './rules';

const order = ['phone', 'code', 'password', 'confirm'] as const;

interface ResetPaneProps {
  readonly form: UseFormReturn<Reset>;
  /** Gets the account whose password is new. */
  readonly onReset: (account: string) => void;
}

/** A new password for who forgot the old one. */
export function ResetPane({ form, onReset }: ResetPaneProps) {
  const { errors } = form.formState;
  const { setFocus } = form;
  const typed = useWatch({ control: form.control, name: 'password' });
  useEffect(() => setFocus('phone'), [setFocus]);

  const reset = async ({ phone, password, code }: Reset) => {
    try {
      await call('open/reset', { account: phone, password, code });
      notify.success('密码重置成功!');
      onReset(phone);
    } catch (error) {
      sayRefused({ form, order, fieldOf: { code_wrong: 'code', account: 'phone' } }, error);
    }
  };
  const { pending, run } = useOnce(form.handleSubmit(reset, (wrong) => sayFirst(form, order, wrong)));

  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <PhoneCodeFields purpose="reset" phoneAutoComplete="username" />
        <NewPasswordField
          label="新密码"
          typed={typed}
          registration={form.register('password', { ...newPasswordRule, deps: ['confirm'] })}
          error={errors.password?.message}
        />
        <PasswordField
          label="确认新密码"
          registration={form.register(
            'confirm',
            confirmRule(() => form.getValues('password')),
          )}
          error={errors.confirm?.message}
          autoComplete="new-password"
        />
        <SubmitButton pending={pending}>确认重置</SubmitButton>
      </Stack>
    </FormProvider>
  );
}
