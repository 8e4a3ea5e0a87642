import { call, messageOf, query } from '@portal/shared/api';
import { notify, useSession } from '@portal/shared/portal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Number of notices that the bell shows at once. */
export const shownNotices = 5;

/** Poll interval for new notices in milliseconds. */
const pollInterval = 60_000;

/** A page of the member's notices, the newest first. */
export const noticesOf = (page: number) =>
  query('auth/message/list', { page, size: shownNotices, grouped: true });

/** Polls for new notices and updates the session's unread count. */
export function useUnreadCount(): void {
  const session = useSession();
  const { data } = useQuery({ ...noticesOf(1), refetchInterval: pollInterval });
  const unread = data?.unread;
  useEffect(() => {
    if (unread !== undefined) session.setMessageCount(unread);
  }, [unread, session]);
}

/** Returns a function that marks the notices that lead to a page as read; all of them without a link. */
export function useMarkRead(): (link?: string) => void {
  const { mutate } = useMutation({
    mutationFn: (link: string | undefined) => call('auth/message/read', link === undefined ? {} : { link }),
    onError: (error) => notify.error(messageOf(error)),
  });
  return mutate;
}
