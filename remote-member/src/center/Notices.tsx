import { anyOf, call, messageOf, query } from '@portal/shared/api';
import { Panel, plainList } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { noticeInput } from './centerQueries';
import { Notice } from './Notice';

/** The newest notices. Following a notice marks it as read; a button marks all. */
export function Notices() {
  const session = useSession();
  const queryClient = useQueryClient();
  const notices = useQuery(query('auth/message/list', noticeInput));
  const read = useMutation({
    mutationFn: (rids?: string[]) => call('auth/message/read', rids ? { rids } : {}),
    onSuccess: (_, rids) => {
      session.setMessageCount(rids ? Math.max(0, session.messageCount - rids.length) : 0);
      void queryClient.invalidateQueries(anyOf('auth/message/list'));
    },
    onError: (error) => notify.error(messageOf(error)),
  });
  return (
    <Panel
      title="消息通知"
      aside={
        <Button
          size="small"
          disabled={!notices.data?.unread}
          loading={read.isPending}
          onClick={() => read.mutate(undefined)}
        >
          全部已读
        </Button>
      }
    >
      <QueryView query={notices} loading={<Skeleton variant="rounded" height={180} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              还没有消息，订单有进展时会在这里告诉您
            </Typography>
          ) : (
            <Box component="ul" aria-label="消息通知" sx={plainList}>
              {list.map((message) => (
                <Notice
                  key={message.rid}
                  message={message}
                  onRead={() => !message.read && read.mutate([message.rid])}
                />
              ))}
            </Box>
          )
        }
      </QueryView>
    </Panel>
  );
}
