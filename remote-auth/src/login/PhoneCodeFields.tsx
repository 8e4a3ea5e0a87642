import { notify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../ui/FormField';
import { type CodePurpose, useCodeSending } from './codeSending';
import type { CodeLogin } from './forms';
import { codeRule, phoneRule } from './rules';

interface PhoneCodeFieldsProps {
  readonly purpose: CodePurpose;
  readonly phoneAutoComplete: 'tel' | 'username';
  /** WeChat ticket that the phone is to be bound by. */
  readonly ticket?: string;
}

/** Phone number, code, and the button that has the code sent. Stands in a form that has both fields. */
export function PhoneCodeFields({ purpose, phoneAutoComplete, ticket }: PhoneCodeFieldsProps) {
  const form = useFormContext<CodeLogin>();
  const { errors } = form.formState;
  const { left, pending, send } = useCodeSending(purpose, ticket);

  const ask = async () => {
    if (!(await form.trigger('phone', { shouldFocus: true }))) {
      const wrong = form.getFieldState('phone').error?.message;
      if (wrong) notify.error(wrong);
      return;
    }
    if (await send(form.getValues('phone'))) form.setFocus('code');
  };

  return (
    <>
      <FormField
        label="手机号"
        registration={form.register('phone', phoneRule)}
        error={errors.phone?.message}
        autoComplete={phoneAutoComplete}
        type="tel"
        inputMode="tel"
      />
      <FormField
        label="验证码"
        registration={form.register('code', codeRule)}
        error={errors.code?.message}
        autoComplete="one-time-code"
        inputMode="numeric"
        end={
          <Button
            size="small"
            disabled={pending || left > 0}
            onClick={() => void ask()}
            sx={{ flex: 'none', minWidth: 112, mr: -1, fontVariantNumeric: 'tabular-nums' }}
          >
            {left > 0 ? `${left} 秒后重发` : '获取验证码'}
          </Button>
        }
      />
    </>
  );
}
