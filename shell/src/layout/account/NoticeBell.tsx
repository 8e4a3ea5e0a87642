import { useSession } from '@portal/shared/portal';
import { Icon, IconButton, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { Disclosure } from '../disclosure/Disclosure';
import { frameIcons } from '../icons';
import { CountBadge } from './CountBadge';
import { NoticeSkeleton } from './NoticeSkeleton';
import { useUnreadCount } from './notices';

/** The bell with the number of unread notices; only for signed-in members. */
export const NoticeBell = observer(function NoticeBell() {
  const { messageCount } = useSession();
  useUnreadCount();
  return (
    <Disclosure
      align="right"
      label="通知"
      button={(props) => (
        <IconButton
          {...props}
          size="small"
          color="inherit"
          aria-label={messageCount > 0 ? `通知，${messageCount} 条未读` : '通知'}
        >
          <CountBadge count={messageCount} max={99} color="error">
            <Icon path={frameIcons.bell} />
          </CountBadge>
        </IconButton>
      )}
    >
      {(close) => <Notices onFollow={close} />}
    </Disclosure>
  );
});

/** The notices, whose code is loaded when the bell is opened or the page is idle. */
function Notices({ onFollow }: { readonly onFollow: () => void }) {
  const code = useQuery({
    queryKey: ['code of the notices'],
    queryFn: async () => ({ List: (await import('./NoticeList')).NoticeList }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={code} loading={<NoticeSkeleton />}>
      {({ List }) => <List onFollow={onFollow} />}
    </QueryView>
  );
}
