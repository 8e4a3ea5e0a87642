import type { Message, MessageRow } from '@portal/shared/contract';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button, QueryView } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelSkeleton } from '../disclosure/PanelSkeleton';
import { linkStyle } from '../header/NavList';
import { noticesOf, shownNotices, useMarkRead } from './notices';

interface NoticeListProps {
  readonly onFollow: () => void;
}

/** The notices in pages, one row an order with the newest. Following a notice marks those of its page as read. */
export function NoticeList({ onFollow }: NoticeListProps) {
  // Opening the bell fetches the notices again.
  const [page, setPage] = useState(1);
  const notices = useQuery({
    ...noticesOf(page),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const read = useMarkRead();
  return (
    <Box sx={{ width: { md: 360 }, maxHeight: '70vh', overflowY: 'auto', p: 1, color: 'text.primary' }}>
      <QueryView query={notices} loading={<PanelSkeleton />}>
        {({ list, unread, total }) => (
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
            <Box aria-busy={notices.isPlaceholderData} sx={{ opacity: notices.isPlaceholderData ? 0.6 : 1 }}>
              {list.map((message) => (
                <Notice
                  key={message.rid}
                  message={message}
                  onFollow={() => {
                    if (isUnread(message)) read(message.link);
                    onFollow();
                  }}
                />
              ))}
            </Box>
            <Steps page={page} pages={Math.ceil(total / shownNotices)} onChange={setPage} />
            {total === 0 && (
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

interface StepsProps {
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Steps to newer and older notices; nothing when one page has all of them. */
function Steps({ page, pages, onChange }: StepsProps) {
  if (pages < 2 && page === 1) return null;
  return (
    <Box
      component="nav"
      aria-label="通知分页"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pt: 0.5 }}
    >
      <Button size="small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        较新
      </Button>
      <Box role="status" sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>
        第 {page} / {Math.max(page, pages)} 页
      </Box>
      <Button size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        更早
      </Button>
    </Box>
  );
}

const isUnread = ({ read, older = [] }: MessageRow): boolean => !read || older.some((one) => !one.read);

interface NoticeProps {
  readonly message: MessageRow;
  readonly onFollow: () => void;
}

/** The newest notice about an order; the older ones unfold below it. */
function Notice({ message, onFollow }: NoticeProps) {
  const { older = [] } = message;
  return (
    <>
      <Entry message={message} unread={isUnread(message)} onFollow={onFollow} />
      {older.length > 0 && (
        <Box component="details" sx={{ pl: 1.5 }}>
          <Box component="summary" sx={summary}>
            更早 {older.length} 条
          </Box>
          {older.map((one) => (
            <Entry key={one.rid} message={one} unread={!one.read} onFollow={onFollow} />
          ))}
        </Box>
      )}
    </>
  );
}

interface EntryProps {
  readonly message: Message;
  readonly unread: boolean;
  readonly onFollow: () => void;
}

function Entry({ message, unread, onFollow }: EntryProps) {
  return (
    <Box component={Link} to={message.link} onClick={onFollow} sx={{ ...linkStyle, whiteSpace: 'normal' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="span" sx={{ flex: 1, fontWeight: unread ? 600 : 400 }}>
          {message.title}
        </Box>
        {unread && (
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

const summary = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  cursor: 'pointer',
  fontSize: '.8125rem',
  color: 'primary.main',
} as const;
