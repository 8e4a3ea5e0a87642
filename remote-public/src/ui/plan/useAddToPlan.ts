import { call, messageOf, query } from '@portal/shared/api';
import type { Input } from '@portal/shared/contract';
import { notify, paths, useNavigate, usePortal } from '@portal/shared/portal';
import { planItemCount, roomOf, roomText } from '@portal/shared/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useWithLogin } from './useWithLogin';

interface AddToPlan {
  readonly pending: boolean;
  /** Adds the service; a visitor logs in first. */
  readonly add: () => void;
}

/** Returns what is added, at the time of the request. */
type Item = () => Input<'auth/tempDevice/add'> | Promise<Input<'auth/tempDevice/add'>>;

/**
 * Adds a service to the plan, one request at a time. Use it inside `observer`: an add that waits for the login
 * continues when the session begins, and is dropped when the login dialog is closed.
 */
export function useAddToPlan(item: Item): AddToPlan {
  const { pending, send } = useSend(item);
  return { pending, add: useWithLogin(send) };
}

function useSend(item: Item) {
  const { session } = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  // State changes only with the next render; a second click before that must see the first.
  const busy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => call('auth/tempDevice/add', await item()),
    onSuccess: (plan) => {
      client.setQueryData(query('auth/tempDevice', {}).queryKey, plan);
      session.setPlanCount(plan.cartNum);
      notify.success(addedText(planItemCount(plan)), {
        label: '去查看',
        onClick: () => void navigate(paths.plan),
      });
    },
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => {
      busy.current = false;
    },
  });
  const send = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    mutate();
  }, [mutate]);
  return { pending: isPending, send };
}

/** A plan that is nearly full says how many more items it takes. */
const addedText = (items: number): string =>
  roomOf('planItems', items).near ? `已加入实验方案，${roomText('planItems', items)}` : '已加入实验方案';
