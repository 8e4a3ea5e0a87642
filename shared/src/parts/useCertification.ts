import { anyOf } from '@portal/shared/api';
import { usePortal } from '@portal/shared/portal';
import { missingProfile, type ProfileField } from '@portal/shared/rules';
import { useQueryClient } from '@tanstack/react-query';
import { when } from 'mobx';
import { useCallback } from 'react';
import type { User } from '../contract';

const missingOf = (user: User | null): readonly ProfileField[] =>
  user ? missingProfile({ ...user.userInfo, address: user.address }) : [];

export interface Certification {
  /** Fields that the certification lacks; empty while the profile is not loaded. */
  readonly missing: readonly ProfileField[];
  /** Opens the dialog over the page. Resolves when it is closed, with whether the certification is complete. */
  readonly ask: () => Promise<boolean>;
  /** The same after the server has refused a call: the profile in this tab may be outdated. */
  readonly askAgain: () => Promise<boolean>;
}

/** The certification that orders and reservations need. Use it inside `observer`. */
export function useCertification(): Certification {
  const { dialogs, session } = usePortal();
  const queryClient = useQueryClient();
  const missing = missingOf(session.user);
  const ask = useCallback(async () => {
    if (!dialogs.isOpen('certification')) dialogs.openOver('certification');
    await when(() => !dialogs.isOpen('certification'));
    const complete = session.signedIn && missingOf(session.user).length === 0;
    // The certification saves an address.
    if (complete) await queryClient.invalidateQueries(anyOf('auth/address/list'));
    return complete;
  }, [dialogs, queryClient, session]);
  const askAgain = useCallback(async () => {
    await session.reload().catch(() => undefined);
    return ask();
  }, [ask, session]);
  return { missing, ask, askAgain };
}
