import { query } from '@portal/shared/api';
import { LinkSwitch } from '@portal/shared/parts';
import { Link, unless, useSearchParams, withQuery } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BenchRows } from './BenchRows';

const path = '/staff/bench';

/** The orders under test, the one whose promise ends first at the top, with what of their data is there. */
export function BenchOrders() {
  const [search] = useSearchParams();
  const mine = search.get('mine') === '1';
  const after = search.get('after') ?? undefined;
  const list = useQuery({
    ...query('staff/order/list', {
      states: ['testing'],
      mine,
      size: 50,
      ...(after !== undefined && { after }),
    }),
    placeholderData: keepPreviousData,
  });
  const to = (shown: { mine: boolean; after?: string }) =>
    withQuery(path, { mine: unless('0', shown.mine ? '1' : '0'), after: shown.after });
  return (
    <Box component="section" aria-label="检测中的订单" sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h4" component="h2">
          检测中的订单
        </Typography>
        <LinkSwitch
          inPanel
          label="负责人"
          links={[
            { label: '全部', to: to({ mine: false }), current: !mine },
            { label: '我负责的', to: to({ mine: true }), current: mine },
          ]}
        />
      </Box>
      <QueryView query={list} loading={<Skeleton variant="rounded" height={320} />}>
        {({ list: rows, next, total }) => (
          <Box aria-busy={list.isPlaceholderData} sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
            {rows.length === 0 && <EmptyState title={mine ? '没有我负责的检测中订单' : '没有检测中的订单'} />}
            <BenchRows rows={rows} />
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
                {total === null
                  ? `本页 ${rows.length} 个`
                  : `共 ${total}${total >= limits.counted ? '+' : ''} 个`}
              </Typography>
              {after !== undefined && (
                <Button component={Link} color="inherit" to={to({ mine })}>
                  回到第一页
                </Button>
              )}
              {next !== null && (
                <Button component={Link} variant="outlined" to={to({ mine, after: next })}>
                  下一页
                </Button>
              )}
            </Box>
          </Box>
        )}
      </QueryView>
    </Box>
  );
}
