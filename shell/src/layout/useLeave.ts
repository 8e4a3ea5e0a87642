import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';

/** Logs out and goes home, which everybody may see. */
export function useLeave(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    await session.leave();
    await navigate(paths.home, { replace: true });
    notify.success('已退出登录');
  };
}
