import { anyOf, call, messageOf, query } from '@portal/shared/api';
import { notify, useSession } from '@portal/shared/portal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How many notices the bell shows. */
const shown = 5;

/** Milliseconds between two looks for new notices. */
const lookEvery = 60_000;

/** The newest notices of the signed-in member; keeps the session's unread count up to date. */
export function useNotices() {
  const session = useSession();
  const notices = useQuery({
    ...query('auth/message/list', { page: 1, size: shown }),
    refetchInterval: lookEvery,
  });
  const unread = notices.data?.unread;
  useEffect(() => {
    if (unread !== undefined) session.setMessageCount(unread);
  }, [unread, session]);
  return notices;
}

/** Marks notices as read; without rids all of them. */
export function useReading(): (rids?: string[]) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (rids: string[] | undefined) => call('auth/message/read', rids ? { rids } : {}),
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => queryClient.invalidateQueries(anyOf('auth/message/list')),
  });
  return mutate;
}
