import { fieldsOf } from '@portal/shared/form';
import { Button } from '@portal/shared/ui';
import { type CodePurpose, useCodeSending } from './codeSending';
import type { CodeLogin } from './forms';

interface PhoneCodeFieldsProps {
  readonly purpose: CodePurpose;
  readonly phoneAutoComplete: 'tel' | 'username';
  /** WeChat ticket that the phone will be bound to. */
  readonly ticket?: string;
}

const { Text, useActions } = fieldsOf<CodeLogin>();

/** Phone number, code, and the button that sends the code. Its form must have both fields. */
export function PhoneCodeFields({ purpose, phoneAutoComplete, ticket }: PhoneCodeFieldsProps) {
  const { check, focus } = useActions();
  const { left, pending, send } = useCodeSending(purpose, ticket);

  const ask = async () => {
    const phone = await check('phone');
    if (phone !== undefined && (await send(phone))) focus('code');
  };

  return (
    <>
      <Text name="phone" autoComplete={phoneAutoComplete} />
      <Text
        name="code"
        autoComplete="one-time-code"
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
