import { CallError, call, messageOf } from '@portal/shared/api';
import { useCountdown } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { useRef, useState } from 'react';

/** Values of the call's `useFor` by purpose (specification, section 3). */
const useFor = { registration: 0, reset: 1, login: 3 } as const;
export type CodePurpose = keyof typeof useFor;

export interface CodeSending {
  /** Seconds until the next code may be requested; 0 when a request is possible. */
  readonly left: number;
  readonly pending: boolean;
  /** Resolves to whether the code was sent; shows the reason when it was not. */
  readonly send: (phone: string) => Promise<boolean>;
}

/**
 * Requests codes and then counts down. A refused request starts no countdown unless the server names a wait. With
 * the WeChat `ticket` of a user without an account, login codes may be sent to any phone.
 */
export function useCodeSending(purpose: CodePurpose, ticket?: string): CodeSending {
  const { left, start } = useCountdown(purpose);
  const [pending, setPending] = useState(false);
  // The second click of a double click comes before the button is rendered as disabled.
  const sending = useRef(false);

  const send = async (phone: string) => {
    if (sending.current) return false;
    sending.current = true;
    setPending(true);
    try {
      const { retryAfter } = await call('open/code4sms', {
        phone,
        useFor: useFor[purpose],
        ...(ticket !== undefined && { ticket }),
      });
      start(retryAfter);
      notify.step('验证码已发送!');
      return true;
    } catch (error) {
      if (error instanceof CallError && error.retryAfter !== undefined) start(error.retryAfter);
      notify.alertFailed(messageOf(error));
      return false;
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  return { left, pending, send };
}
