import { CallError, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';

/**
 * Shows in an alert why a login failed and clears the inputs (specification, section 8). A failed connection keeps
 * the inputs for the next attempt.
 */
export function alertLoginFailure(error: unknown, clear: () => void): void {
  const unanswered = error instanceof CallError && error.status === 0;
  if (!unanswered) clear();
  notify.alertFailed(messageOf(error));
}

/** Shows why a call failed in a toast. */
export const toastFailure = (error: unknown): void => notify.error(messageOf(error));
