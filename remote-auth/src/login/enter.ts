import type { LoginResult } from '@portal/shared/contract';
import { notify, useNavigate, useSession } from '@portal/shared/portal';

/** What a successful login leads to; rejects with a CallError when the profile can't be had. */
export type Enter = (result: LoginResult) => Promise<void>;

/** Ends a login: the profile is there, the dialog gone, the visitor where they wanted to go. */
export function useEnter(next: string | undefined, onClose: () => void): Enter {
  const session = useSession();
  const navigate = useNavigate();
  return async (result) => {
    await session.enter(result);
    notify.success('登录成功!');
    onClose();
    if (next !== undefined) void navigate(next);
  };
}
