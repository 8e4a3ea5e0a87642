import { query } from '@portal/shared/api';
import type { OrderRow } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Icon, icons, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { hintOf } from '../ui/hint';
import { StateChip } from '../ui/StateChip';
import { waitingInput } from './centerQueries';

/** Orders that wait for an action of the member, each with that action. */
export function Waiting() {
  const waiting = useQuery(query('auth/web/order/list4person', waitingInput));
  return (
    <Panel title="等您处理">
      <QueryView query={waiting} loading={<Skeleton variant="rounded" height={64} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              暂时没有需要您处理的订单
            </Typography>
          ) : (
            <Box component="ul" sx={plainList}>
              {list.map((order) => (
                <li key={order.rid}>
                  <Task order={order} />
                </li>
              ))}
            </Box>
          )
        }
      </QueryView>
    </Panel>
  );
}

function Task({ order }: { readonly order: OrderRow }) {
  return (
    <Box component={Link} to={paths.order(order.rid)} sx={task}>
      <Box sx={{ width: { sm: 88 }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <StateChip state={order.state} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {hintOf(order)?.text}
        </Typography>
        <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
          {order.code} · {order.items.map((item) => item.name).join('、')}
        </Typography>
      </Box>
      <Icon path={icons.next} size={16} />
    </Box>
  );
}

const task = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
  rowGap: 0.5,
  alignItems: 'center',
  columnGap: 1.5,
  py: 1.25,
  px: 1,
  mx: -1,
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
