import { call, messageOf, query } from '@portal/shared/api';
import { PagedView, Panel, pageOf, plainList, useScrollToHash } from '@portal/shared/parts';
import { notify, paths, useSearchParams, useSession } from '@portal/shared/portal';
import { Box, Button, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { noticeInput } from './centerQueries';
import { Notice } from './Notice';

/** The notices in pages, one row an order with the newest. Following one marks those of its page as read; a button marks all. Its link is `#notices`. */
export function Notices() {
  const session = useSession();
  const [search] = useSearchParams();
  const input = { ...noticeInput, page: pageOf(search) };
  const notices = useQuery({ ...query('auth/message/list', input), placeholderData: keepPreviousData });
  useScrollToHash('notices', notices.data !== undefined);
  const read = useMutation({
    mutationFn: (link?: string) => call('auth/message/read', link === undefined ? {} : { link }),
    onSuccess: ({ unread }) => session.setMessageCount(unread),
    onError: (error) => notify.error(messageOf(error)),
  });
  return (
    <Box id="notices" sx={{ scrollMarginTop: 80 }}>
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
        <PagedView
          query={notices}
          input={input}
          to={(page) => `${paths.memberCenter}?page=${page}#notices`}
          loading={<Skeleton variant="rounded" height={180} />}
          empty={
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              还没有消息，订单有进展时会在这里告诉您
            </Typography>
          }
        >
          {(list) => (
            <Box component="ul" aria-label="消息通知" sx={plainList}>
              {list.map((message) => (
                <Notice key={message.rid} message={message} onRead={() => read.mutate(message.link)} />
              ))}
            </Box>
          )}
        </PagedView>
      </Panel>
    </Box>
  );
}
