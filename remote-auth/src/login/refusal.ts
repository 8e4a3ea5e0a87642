import { CallError, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';

/**
 * A login that failed: its message waits for 确定 and the inputs are cleared (specification, section 8).
 * Without an answer nothing was wrong with the inputs, so they stay for the next try.
 */
export function sayLoginFailed(error: unknown, clear: () => void): void {
  const unanswered = error instanceof CallError && error.status === 0;
  if (!unanswered) clear();
  // A form's `setFocus` waits for the next task: the alert comes after it, and gives the focus back to there.
  setTimeout(() => notify.alertFailed(messageOf(error)));
}
