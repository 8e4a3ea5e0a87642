import { call, messageOf, query } from '@portal/shared/api';
import { notify, paths, useNavigate, usePortal } from '@portal/shared/portal';
import { defaultChoices } from '@portal/shared/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Adds one unit of a service with the options of its list price to the plan, one request at a time. Use it inside
 * `observer`: an add of a visitor continues when the session begins, and is dropped when the login is closed.
 */
export function useAddDefault(rid: string): { readonly pending: boolean; readonly add: () => void } {
  const { session, dialogs } = usePortal();
  const { pending, send } = useSend(rid);
  const [waiting, setWaiting] = useState(false);
  const { signedIn } = session;
  const loginOpen = dialogs.current?.name === 'login';

  useEffect(() => {
    if (!waiting) return;
    if (signedIn) send();
    if (signedIn || !loginOpen) setWaiting(false);
  }, [waiting, signedIn, loginOpen, send]);

  const add = () => {
    if (session.signedIn) return send();
    setWaiting(true);
    dialogs.open('login', { pane: 'sign-in' });
  };
  return { pending, add };
}

function useSend(rid: string) {
  const { session } = usePortal();
  const client = useQueryClient();
  const navigate = useNavigate();
  // State changes only with the next render; a second click before that must see the first.
  const busy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { options } = await client.fetchQuery(query('open/web/device/detail', { rid }));
      return call('auth/tempDevice/add', { device_rid: rid, options: defaultChoices(options), count: 1 });
    },
    onSuccess: (plan) => {
      client.setQueryData(query('auth/tempDevice', {}).queryKey, plan);
      session.setPlanCount(plan.cartNum);
      notify.success('已加入实验方案', { label: '去查看', onClick: () => void navigate(paths.plan) });
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
