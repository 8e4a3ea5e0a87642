import { query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { retestLabel } from '@portal/shared/rules';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { RetestRow } from './RetestRow';

/** What the lab tests once more of an order, or has; for an order that is a retest itself, which order has the first result. */
export function RetestsPanel({ order }: { readonly order: Order }) {
  const retests = useQuery(query('auth/retest/list', { order_rid: order.rid }));
  const { of = null, list = [] } = retests.data ?? {};
  if (of === null && list.length === 0) return null;
  return (
    <Panel title="复测">
      {of && (
        <Typography variant="body2">
          本单是订单{' '}
          <MuiLink component={Link} to={paths.order(of.rid)}>
            {of.code}
          </MuiLink>{' '}
          的{retestLabel(of.number)}，首次结果在原订单，可对照查看。
        </Typography>
      )}
      {list.length > 0 && (
        <Box component="ul" aria-label="复测" sx={plainList}>
          {list.map((retest) => (
            <RetestRow key={retest.rid} order={order} retest={retest} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
