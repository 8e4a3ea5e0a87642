import { CallError } from '@portal/shared/api';
import { useCountdown } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { fieldsOf } from './fieldsOf';

interface CodeFieldProps {
  /** Name of the form's field. */
  readonly name: string;
  /** Name of the countdown, one for each receiver. */
  readonly countdown: string;
  readonly hint?: string;
  /** Requests the code; resolves to undefined when another field is wrong. */
  readonly request: () => Promise<{ readonly retryAfter: number } | undefined>;
}

const { Text, useActions } = fieldsOf<Record<string, string>>();

/** A code with the button that sends it, which then counts down. */
export function CodeField({ name, countdown, hint, request }: CodeFieldProps) {
  const { focus } = useActions();
  const { left, start } = useCountdown(countdown);
  const [pending, setPending] = useState(false);
  const ask = async () => {
    setPending(true);
    try {
      const sent = await request();
      if (!sent) return;
      start(sent.retryAfter);
      notify.success('验证码已发送!');
      focus(name);
    } catch (error) {
      if (error instanceof CallError && error.retryAfter !== undefined) start(error.retryAfter);
      notify.failed(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Text
      name={name}
      autoComplete="one-time-code"
      {...(hint !== undefined && { hint })}
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
  );
}
