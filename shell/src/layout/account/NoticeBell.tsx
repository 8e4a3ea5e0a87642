import { useSession } from '@portal/shared/portal';
import { Icon, IconButton } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Disclosure } from '../disclosure/Disclosure';
import { LoadedPanel } from '../disclosure/LoadedPanel';
import { frameIcons } from '../icons';
import { CountBadge } from './CountBadge';
import { useUnreadCount } from './notices';

const loadList = () => import(/* webpackChunkName: 'account' */ './NoticeList').then((m) => m.NoticeList);

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
      {(close) => <LoadedPanel name="notices" load={loadList} onFollow={close} />}
    </Disclosure>
  );
});
