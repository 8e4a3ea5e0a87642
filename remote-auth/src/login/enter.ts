import type { LoginResult } from '@portal/shared/contract';
import { notify, usePortal } from '@portal/shared/portal';
import { type Onward, useOnward } from '../ui/onward';

/** What a successful login leads to; rejects with a CallError when the profile can't be had. */
export type Enter = (result: LoginResult) => Promise<void>;

/**
 * Ends a login: the profile is there, and the visitor goes on to what they wanted. Whoever has no address
 * yet is asked for the certification first (specification, section 4).
 */
export function useEnter(way: Onward): Enter {
  const { dialogs, session } = usePortal();
  const goOn = useOnward(way);
  return async (result) => {
    await session.enter(result);
    notify.success('登录成功!');
    if (session.user?.address.length !== 0 || dialogs.isOpen('certification')) goOn();
    else
      dialogs.open('certification', {
        ...(way.next !== undefined && { next: way.next }),
        ...(way.onward !== undefined && { onward: way.onward }),
      });
  };
}
