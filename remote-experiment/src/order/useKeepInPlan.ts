import { call, query } from '@portal/shared/api';
import type { DeviceChoice, Plan } from '@portal/shared/contract';
import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSameChoice } from './buyNow';

/**
 * Puts a service that was to be ordered directly into the plan when the member leaves the form for another page
 * without having ordered. Not on the way back to the service's own page, where its options are changed, and not on a
 * reload or a closed tab: the form's URL names the service. Returns a function to call when the order is placed.
 */
export function useKeepInPlan(direct: DeviceChoice | undefined): () => void {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const done = useRef(false);
  const latest = useRef({ direct, navigate });
  latest.current = { direct, navigate };

  useEffect(() => {
    done.current = false;
    return () => {
      const { direct: choice, navigate: go } = latest.current;
      if (!choice || done.current || !session.signedIn || isOwnPage(choice.device_rid)) return;
      void keep(choice, session, queryClient).then(
        (kept) =>
          kept &&
          notify.success('未提交的项目已放入实验方案', {
            label: '去查看',
            onClick: () => void go(paths.plan),
          }),
        // The member has left; the service can be found again.
        () => undefined,
      );
    };
  }, [session, queryClient]);
  return () => {
    done.current = true;
  };
}

const isOwnPage = (device_rid: string): boolean => window.location.pathname === paths.detail(device_rid);

/** Adds the service unless the plan has the same choice. */
async function keep(choice: DeviceChoice, session: Session, queryClient: QueryClient): Promise<boolean> {
  const plan: Plan = await call('auth/tempDevice', {});
  const items = plan.groups.flatMap((group) => group.items);
  const wanted = { device_rid: choice.device_rid, options: choice.options ?? {} };
  if (items.some((item) => isSameChoice(item, wanted))) return false;
  const changed = await call('auth/tempDevice/add', choice);
  queryClient.setQueryData(query('auth/tempDevice', {}).queryKey, changed);
  session.setPlanCount(changed.cartNum);
  return true;
}
