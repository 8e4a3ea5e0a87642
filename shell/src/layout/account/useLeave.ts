import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';

/** Goes home, which everybody may see, and logs out. */
export function useLeave(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    // First away from the member's pages, so that none of them asks for anything without a session.
    await navigate(paths.home, { replace: true });
    await session.leave();
    notify.success('已退出登录');
  };
}
