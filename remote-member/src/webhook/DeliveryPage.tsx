import { call, query } from '@portal/shared/api';
import { cursorPages, LoadMore, Panel } from '@portal/shared/parts';
import { Link, paths, useParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { DeliveryTable } from './DeliveryTable';
import { WebhookChip } from './WebhookChip';

const path = 'auth/webhook/log';
const rows = 20;

/** What was sent to one webhook in the last 30 days, newest first. */
export function DeliveryPage() {
  const { rid = '' } = useParams();
  const hooks = useQuery(query('auth/webhook/list', {}));
  const hook = hooks.data?.find((one) => one.rid === rid);
  const deliveries = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, { rid, size: rows }).queryKey,
      size: rows,
      load: (before, signal) => call(path, { rid, size: rows, before }, { signal }),
    }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
  return (
    <>
      <PageTitle
        action={
          <Button size="small" component={Link} to={paths.interfaces}>
            返回接口与回调
          </Button>
        }
      >
        回调记录
      </PageTitle>
      <Panel
        title="最近 30 天"
        aside={
          <Button
            size="small"
            variant="outlined"
            loading={deliveries.isRefetching}
            onClick={() => void deliveries.refetch()}
          >
            刷新
          </Button>
        }
      >
        {hook && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {hook.url}
            </Typography>
            <WebhookChip hook={hook} />
          </Box>
        )}
        <QueryView query={deliveries} loading={<Skeleton variant="rounded" height={240} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState title="还没有记录" text="有事件发生，或发送测试后，会记录在这里" />
            ) : (
              <LoadMore query={deliveries}>
                <DeliveryTable list={list} enabled={hook?.disabled === null} />
              </LoadMore>
            )
          }
        </QueryView>
      </Panel>
    </>
  );
}
