import { call, isRefused } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { Alert, Stack } from '@portal/shared/ui';
import { useEffect } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { sayFirst } from '../ui/firstMessage';
import { useOnce } from '../ui/once';
import { sayRefused } from '../ui/refused';
import { SubmitButton } from '../ui/SubmitButton';
import type { Enter } from './enter';
import type { CodeLogin } from './forms';
import { PhoneCodeFields } from './PhoneCodeFields';

const order = ['phone', 'code'] as const;

interface WechatBindProps {
  readonly form: UseFormReturn<CodeLogin>;
  readonly ticket: string;
  readonly onEnter: Enter;
  /** The ticket is of no more use. */
  readonly onExpired: () => void;
}

/** The first login of a WeChat user: binds the account of a phone, which is made when there is none. */
export function WechatBind({ form, ticket, onEnter, onExpired }: WechatBindProps) {
  const { setFocus } = form;
  useEffect(() => setFocus('phone'), [setFocus]);

  const bind = async (input: CodeLogin) => {
    try {
      await onEnter(await call('open/wx/bind', { ...input, ticket }));
    } catch (error) {
      if (isRefused(error, 'open/wx/bind', 'ticket_expired')) {
        notify.alertFailed(error.message);
        onExpired();
      } else sayRefused({ form, order, fieldOf: { code_wrong: 'code' } }, error);
    }
  };
  const { pending, run } = useOnce(form.handleSubmit(bind, (wrong) => sayFirst(form, order, wrong)));

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
        <Alert severity="success" role="status">
          扫描成功，请绑定手机号完成登录；未注册的手机号将自动创建账号
        </Alert>
        <PhoneCodeFields purpose="login" phoneAutoComplete="tel" ticket={ticket} />
        <SubmitButton pending={pending}>绑定并登录</SubmitButton>
      </Stack>
    </FormProvider>
  );
}
