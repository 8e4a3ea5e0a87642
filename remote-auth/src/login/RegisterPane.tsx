import { call } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { useEffect } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormField } from '../ui/FormField';
import { PasswordField } from '../ui/PasswordField';
import { SubmitButton } from '../ui/SubmitButton';
import { sayFirst } from './firstMessage';
import type { Registration } from './forms';
import { useOnce } from './once';
import { PhoneCodeFields } from './PhoneCodeFields';
import { registrationOrder, sayRegistrationRefused } from './registering';
import { confirmRule, newPasswordRule, trimmed } from './rules';

interface RegisterPaneProps {
  readonly form: UseFormReturn<Registration>;
  /** Gets the account that can log in now. */
  readonly onRegistered: (account: string) => void;
}

/** Registration of a member; the server decides on the invitation code. */
export function RegisterPane({ form, onRegistered }: RegisterPaneProps) {
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('phone'), [setFocus]);

  const register = async ({ confirm: _confirm, ...input }: Registration) => {
    try {
      await call('open/sign', input);
      notify.success('注册成功!');
      onRegistered(input.phone);
    } catch (error) {
      sayRegistrationRefused(form, error);
    }
  };
  const { pending, run } = useOnce(
    form.handleSubmit(register, (wrong) => sayFirst(form, registrationOrder, wrong)),
  );

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
        <PhoneCodeFields purpose="registration" phoneAutoComplete="username" />
        <PasswordField
          label="密码"
          registration={form.register('password', { ...newPasswordRule, deps: ['confirm'] })}
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <PasswordField
          label="确认密码"
          registration={form.register(
            'confirm',
            confirmRule(() => form.getValues('password')),
          )}
          error={errors.confirm?.message}
          autoComplete="new-password"
        />
        <FormField
          label="邀请码"
          required={false}
          registration={form.register('invitation_code', { setValueAs: trimmed })}
          error={errors.invitation_code?.message}
          autoComplete="off"
        />
        <SubmitButton pending={pending}>确认注册</SubmitButton>
      </Stack>
    </FormProvider>
  );
}
