import { call } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { Stack } from '@portal/shared/ui';
import { useEffect } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormField } from '../ui/FormField';
import { sayFirst } from '../ui/firstMessage';
import { useOnce } from '../ui/once';
import { PasswordField } from '../ui/PasswordField';
import { sayRefused } from '../ui/refused';
import { SubmitButton } from '../ui/SubmitButton';
import type { Registration } from './forms';
import { NewPasswordField } from './NewPasswordField';
import { PhoneCodeFields } from './PhoneCodeFields';
import { confirmRule, newPasswordRule, trimmed } from './rules';

const order = ['phone', 'code', 'password', 'confirm', 'invitation_code'] as const;

/** The field that a refusal is about, where the server names none. */
const fieldOf = { phone_taken: 'phone', code_wrong: 'code', invite_unknown: 'invitation_code' } as const;

interface RegisterPaneProps {
  readonly form: UseFormReturn<Registration>;
  /** Gets the account that can log in now. */
  readonly onRegistered: (account: string) => void;
}

/** Registration of a member; the server decides on the invitation code. */
export function RegisterPane({ form, onRegistered }: RegisterPaneProps) {
  const { errors } = form.formState;
  const { setFocus } = form;
  const typed = useWatch({ control: form.control, name: 'password' });
  useEffect(() => setFocus('phone'), [setFocus]);

  const register = async ({ confirm: _confirm, ...input }: Registration) => {
    try {
      await call('open/sign', input);
      notify.success('注册成功!');
      onRegistered(input.phone);
    } catch (error) {
      sayRefused({ form, order, fieldOf }, error);
    }
  };
  const { pending, run } = useOnce(form.handleSubmit(register, (wrong) => sayFirst(form, order, wrong)));

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
        <NewPasswordField
          label="密码"
          typed={typed}
          registration={form.register('password', { ...newPasswordRule, deps: ['confirm'] })}
          error={errors.password?.message}
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
