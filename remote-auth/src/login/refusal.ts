import { CallError, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';

/**
 * Shows why a login failed in an alert and clears the inputs (specification, section 8). Without an answer
 * nothing was wrong with the inputs, so they stay for the next attempt.
 */
export function sayLoginFailed(error: unknown, clear: () => void): void {
  const unanswered = error instanceof CallError && error.status === 0;
  if (!unanswered) clear();
  notify.alertFailed(messageOf(error));
}

/** Shows why a call failed in a toast. */
export const sayFailed = (error: unknown): void => notify.error(messageOf(error));
