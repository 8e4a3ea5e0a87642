import type { Dialogs } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import { replace } from 'react-router-dom';

export interface Guard {
  /** Lets a signed-in visitor through. Anybody else stays where they are (`throws` a redirect there) and gets the login dialog. */
  check(wanted: string): void;
}

interface GuardOptions {
  readonly session: Session;
  readonly dialogs: Dialogs;
  /** Path that the visitor stands on and may stay on; the home page before the first page is there. */
  readonly here: () => string;
}

/** Guard of the routes that want a login (specification, section 2). The token's validity is not its business. */
export function createGuard({ session, dialogs, here }: GuardOptions): Guard {
  return {
    check(wanted) {
      if (session.signedIn) return;
      dialogs.open('login', { pane: 'sign-in', next: wanted });
      throw replace(here());
    },
  };
}
