import { anyOf, call, messageOf, query } from '@portal/shared/api';
import { notify, useSession } from '@portal/shared/portal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How many notices the bell shows. */
const shown = 5;

/** Milliseconds between two looks for new notices. */
const lookEvery = 60_000;

/** The newest notices of the signed-in member. */
export const newestNotices = query('auth/message/list', { page: 1, size: shown });

/** Looks for new notices now and again, and keeps the session's unread count up to date. */
export function useUnreadCount(): void {
  const session = useSession();
  const { data } = useQuery({ ...newestNotices, refetchInterval: lookEvery });
  const unread = data?.unread;
  useEffect(() => {
    if (unread !== undefined) session.setMessageCount(unread);
  }, [unread, session]);
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
