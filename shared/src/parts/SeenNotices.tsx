import { call } from '@portal/shared/api';
import { useSession } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

interface SeenNoticesProps {
  /** Path of the page, as notices have it. */
  readonly link: string;
}

/**
 * Says that the page of a record is seen: notices that lead to it are read, those that come while it is open too. Stands where the
 * record is shown. Without unread notices nothing is sent; a failure says nothing, the notices stay unread.
 */
export const SeenNotices = observer(function SeenNotices({ link }: SeenNoticesProps) {
  const session = useSession();
  const { messageCount } = session;
  useEffect(() => {
    const tell = () => {
      if (messageCount === 0 || document.visibilityState === 'hidden') return;
      call('auth/message/read', { link }).then(
        ({ unread }) => session.setMessageCount(unread),
        () => undefined,
      );
    };
    tell();
    // A page in a hidden tab is seen when the tab is shown.
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [messageCount, link, session]);
  return null;
});
