import { usePortal } from '@portal/shared/portal';

/** What 上门取样 does: books an on-site sampling; a visitor logs in first (specification, section 2). */
export function useSampling(): () => void {
  const { dialogs, session } = usePortal();
  return () => {
    if (session.signedIn) dialogs.open('sampling');
    else dialogs.open('login', { onward: 'sampling' });
  };
}
