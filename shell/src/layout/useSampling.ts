import { usePortal } from '@portal/shared/portal';

/**
 * Returns the action of 上门取样: opens the booking of an on-site sampling, for a visitor after the login
 * (specification, section 2).
 */
export function useSampling(): () => void {
  const { dialogs, session } = usePortal();
  return () => {
    if (session.signedIn) dialogs.open('sampling');
    else dialogs.open('login', { nextDialog: 'sampling' });
  };
}
