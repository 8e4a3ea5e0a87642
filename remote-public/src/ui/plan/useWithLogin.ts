import { usePortal } from '@portal/shared/portal';
import { useEffect, useState } from 'react';

/**
 * Returns a function that runs an act of members; a visitor logs in first. Use it inside `observer`: an act that waits for
 * the login continues when the session begins, and is dropped when the login dialog is closed. `act` is stable.
 */
export function useWithLogin(act: () => void): () => void {
  const { session, dialogs } = usePortal();
  const [waiting, setWaiting] = useState(false);
  const { signedIn } = session;
  const loginOpen = dialogs.current?.name === 'login';

  useEffect(() => {
    if (!waiting) return;
    if (signedIn) act();
    if (signedIn || !loginOpen) setWaiting(false);
  }, [waiting, signedIn, loginOpen, act]);

  return () => {
    if (session.signedIn) return act();
    setWaiting(true);
    dialogs.open('login', { pane: 'sign-in' });
  };
}
