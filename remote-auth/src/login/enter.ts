import type { LoginResult } from '@portal/shared/contract';
import { notify, useSession } from '@portal/shared/portal';
import { type Onward, useOnward } from '../ui/onward';

/** What a successful login leads to; rejects with a CallError when the profile can't be had. */
export type Enter = (result: LoginResult) => Promise<void>;

/** Ends a login: the profile is there, the dialog gone, the visitor where they wanted to go. */
export function useEnter(way: Onward): Enter {
  const session = useSession();
  const goOn = useOnward(way);
  return async (result) => {
    await session.enter(result);
    notify.success('登录成功!');
    goOn();
  };
}
