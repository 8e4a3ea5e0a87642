import { call, messageOf, query } from '@portal/shared/api';
import type { Input } from '@portal/shared/contract';
import { notify, paths, useNavigate, usePortal } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** What happens after adding: stay on the page, or go to the plan to order. */
export type AfterAdding = 'stay' | 'order';

export interface Add {
  readonly pending: boolean;
  /** Adds the service; a visitor logs in first. */
  readonly add: (afterAdding: AfterAdding) => void;
}

/**
 * Adds the service to the plan, one request at a time. Use it inside `observer`: an add that waits for the login
 * continues when the session begins, and is dropped when the login dialog is closed.
 */
export function useAddToPlan(input: Input<'auth/tempDevice/add'>): Add {
  const { session, dialogs } = usePortal();
  const [afterAdding, setAfterAdding] = useState<AfterAdding | null>(null);
  const { pending, send } = useSend(input);
  const { signedIn } = session;
  const loginOpen = dialogs.current?.name === 'login';

  useEffect(() => {
    if (!afterAdding) return;
    if (signedIn) send(afterAdding);
    if (signedIn || !loginOpen) setAfterAdding(null);
  }, [afterAdding, signedIn, loginOpen, send]);

  const add = (next: AfterAdding) => {
    if (session.signedIn) return send(next);
    setAfterAdding(next);
    dialogs.open('login', { pane: 'sign-in' });
  };
  return { pending, add };
}

function useSend(input: Input<'auth/tempDevice/add'>) {
  const { session } = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  // State changes only with the next render; a second click before that must see the first.
  const busy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('auth/tempDevice/add', input),
    onSettled: () => {
      busy.current = false;
    },
  });
  const send = (afterAdding: AfterAdding) => {
    if (busy.current) return;
    busy.current = true;
    mutate(undefined, {
      onSuccess: (plan) => {
        client.setQueryData(query('auth/tempDevice', {}).queryKey, plan);
        session.setPlanCount(plan.cartNum);
        if (afterAdding === 'order') return void navigate(paths.plan);
        notify.success('已加入实验方案', { label: '去查看', onClick: () => void navigate(paths.plan) });
      },
      onError: (error) => notify.error(messageOf(error)),
    });
  };
  return { pending: isPending, send };
}
