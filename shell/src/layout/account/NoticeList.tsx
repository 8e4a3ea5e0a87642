import type { Message } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PanelSkeleton } from '../disclosure/PanelSkeleton';
import { linkStyle } from '../header/NavList';
import { newestNotices, useMarkRead } from './notices';

interface NoticeListProps {
  readonly onFollow: () => void;
}

/** The newest notices. Following a notice marks it as read. */
export function NoticeList({ onFollow }: NoticeListProps) {
  // Opening the bell fetches the notices again.
  const notices = useQuery({ ...newestNotices, refetchOnMount: 'always' });
  const read = useMarkRead();
  return (
    <Box sx={{ width: { md: 360 }, maxHeight: '70vh', overflowY: 'auto', p: 1, color: 'text.primary' }}>
      <QueryView query={notices} loading={<PanelSkeleton />}>
        {({ list, unread }) => (
          <>
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                px: 1.5,
                pb: 0.5,
                minHeight: 32,
              }}
            >
              <Box component="strong" sx={{ fontSize: '.9375rem', fontWeight: 600 }}>
                通知
              </Box>
              {unread > 0 && (
                <Button size="small" onClick={() => read(undefined)}>
                  全部已读
                </Button>
              )}
            </Box>
            {list.map((message) => (
              <Notice
                key={message.rid}
                message={message}
                onFollow={() => {
                  if (!message.read) read([message.rid]);
                  onFollow();
                }}
              />
            ))}
            {list.length === 0 && (
              <Box sx={{ py: 4, textAlign: 'center', fontSize: '.875rem', color: 'text.secondary' }}>
                还没有通知。订单每有进展，都会在这里告诉您。
              </Box>
            )}
          </>
        )}
      </QueryView>
    </Box>
  );
}

function Notice({ message, onFollow }: { readonly message: Message; readonly onFollow: () => void }) {
  return (
    <Box component={Link} to={message.link} onClick={onFollow} sx={{ ...linkStyle, whiteSpace: 'normal' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="span" sx={{ flex: 1, fontWeight: message.read ? 400 : 600 }}>
          {message.title}
        </Box>
        {!message.read && (
          <Box component="span" sx={{ fontSize: '.75rem', color: 'secondary.main' }}>
            未读
          </Box>
        )}
      </Box>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{message.text}</Box>
      <Box component="time" dateTime={message.created} sx={{ fontSize: '.75rem', color: 'text.secondary' }}>
        {formatInstant(message.created)}
      </Box>
    </Box>
  );
}
