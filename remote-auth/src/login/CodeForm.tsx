import { call } from '@portal/shared/api';
import { Stack } from '@portal/shared/ui';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { sayFirst } from '../ui/firstMessage';
import { useOnce } from '../ui/once';
import { SubmitButton } from '../ui/SubmitButton';
import type { Enter } from './enter';
import type { CodeLogin } from './forms';
import { PhoneCodeFields } from './PhoneCodeFields';
import { sayLoginFailed } from './refusal';

interface CodeFormProps {
  readonly form: UseFormReturn<CodeLogin>;
  readonly onEnter: Enter;
}

/** Login by a code that comes as a text message. */
export function CodeForm({ form, onEnter }: CodeFormProps) {
  const logIn = async (input: CodeLogin) => {
    try {
      await onEnter(await call('open/loginForCode', input));
    } catch (error) {
      sayLoginFailed(error, () => {
        form.setValue('phone', '');
        form.setValue('code', '');
        form.setFocus('phone');
      });
    }
  };
  const { pending, run } = useOnce(
    form.handleSubmit(logIn, (wrong) => sayFirst(form, ['phone', 'code'], wrong)),
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
        <PhoneCodeFields purpose="login" phoneAutoComplete="tel" />
        <SubmitButton pending={pending}>登录</SubmitButton>
      </Stack>
    </FormProvider>
  );
}
