import { CallError, call, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { useState } from 'react';
import { useCountdown } from './countdown';

/** What a code is for; `useFor` of the call (specification, section 3). */
const useFor = { registration: 0, reset: 1, login: 3 } as const;
export type CodePurpose = keyof typeof useFor;

export interface CodeSending {
  /** Seconds until the next code may be asked for; 0 when idle. */
  readonly left: number;
  readonly pending: boolean;
  /** Resolves to whether the code was sent; says why not. */
  readonly send: (phone: string) => Promise<boolean>;
}

/**
 * Asks for codes: idle, then counting down. A refusal leaves it idle, unless the server names a wait.
 * With the WeChat `ticket` of somebody without an account, a login code goes to any phone.
 */
export function useCodeSending(purpose: CodePurpose, ticket?: string): CodeSending {
  const { left, start } = useCountdown(purpose);
  const [pending, setPending] = useState(false);

  const send = async (phone: string) => {
    setPending(true);
    try {
      const { retryAfter } = await call('open/code4sms', {
        phone,
        useFor: useFor[purpose],
        ...(ticket !== undefined && { ticket }),
      });
      start(retryAfter);
      notify.success('验证码已发送!');
      return true;
    } catch (error) {
      if (error instanceof CallError && error.retryAfter !== undefined) start(error.retryAfter);
      notify.alertFailed(messageOf(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { left, pending, send };
}
