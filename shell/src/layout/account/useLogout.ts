import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';

/** Returns a function that logs out and goes to the home page. */
export function useLogout(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    // Navigates away first, so that no member page makes a call without a session.
    await navigate(paths.home, { replace: true });
    await session.leave();
    notify.success('已退出登录');
  };
}
