import type { Dialogs } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import { replace } from 'react-router-dom';

export interface Guard {
  /**
   * Returns for a signed-in visitor. For others opens the login dialog and throws a redirect to the current page.
   */
  check(wanted: string): void;
}

interface GuardOptions {
  readonly session: Session;
  readonly dialogs: Dialogs;
  /** Path of the current page; the home page before the first page is rendered. */
  readonly here: () => string;
}

/**
 * Guard of the routes that need a login (specification, section 2). Checks only that a token exists, not that it is
 * valid.
 */
export function createGuard({ session, dialogs, here }: GuardOptions): Guard {
  return {
    check(wanted) {
      if (session.signedIn) return;
      dialogs.open('login', { pane: 'sign-in', next: wanted });
      throw replace(here());
    },
  };
}
