import type { LoginResult } from '@portal/shared/contract';
import { notify, usePortal } from '@portal/shared/portal';
import { type Continuation, useContinue } from '../ui/continuation';

/**
 * Called after a successful login; rejects with a CallError when the profile can't be loaded. A member who refuses a
 * missing consent is logged out, and the dialog closes.
 */
export type CompleteLogin = (result: LoginResult) => Promise<void>;

/**
 * Completes a login: loads the profile and continues to the page that was asked for. A member without an address
 * gets the certification dialog first (specification, section 4).
 */
export function useCompleteLogin(continuation: Continuation): CompleteLogin {
  const { dialogs, session } = usePortal();
  const continueToNext = useContinue(continuation);
  return async (result) => {
    await session.enter(result);
    // The shell asks for missing consents before anything else.
    if (!(await session.waitForConsent())) return continuation.onClose();
    notify.success('登录成功!');
    if (session.user?.address.length !== 0 || dialogs.isOpen('certification')) continueToNext();
    else
      dialogs.open('certification', {
        ...(continuation.next !== undefined && { next: continuation.next }),
        ...(continuation.nextDialog !== undefined && { nextDialog: continuation.nextDialog }),
      });
  };
}
