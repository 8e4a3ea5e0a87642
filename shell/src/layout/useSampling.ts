import { paths, useNavigate, usePortal } from '@portal/shared/portal';

/** What 上门取样 does: a pick-up is booked with an order, which begins at the plan; a visitor logs in first. */
export function useSampling(): () => void {
  const { dialogs, session } = usePortal();
  const navigate = useNavigate();
  return () => {
    if (session.signedIn) void navigate(paths.plan);
    else dialogs.open('login', { next: paths.plan });
  };
}
