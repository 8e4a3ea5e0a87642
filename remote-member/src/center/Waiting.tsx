import { query } from '@portal/shared/api';
import type { OrderRow } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { Link, paths, usePortal, useSession } from '@portal/shared/portal';
import { missingProfile, type ProfileField, profileLabels } from '@portal/shared/rules';
import { Box, Chip, Icon, icons, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { StateChip } from '../ui/StateChip';
import { statusTextOf } from '../ui/statusText';
import { waitingInput } from './centerQueries';

/** What waits for the member: the certification while it is incomplete, then orders, each with its next action. */
export const Waiting = observer(function Waiting() {
  const waiting = useQuery(query('auth/web/order/list4person', waitingInput));
  const { user } = useSession();
  const missing = user ? missingProfile({ ...user.userInfo, address: user.address }) : [];
  return (
    <Panel title="等您处理">
      {missing.length > 0 && <Certify missing={missing} />}
      <QueryView query={waiting} loading={missing.length === 0 && <TaskSkeleton />}>
        {({ list }) => {
          const tasks = list.filter((order) => statusTextOf(order)?.byMember);
          if (tasks.length === 0 && missing.length > 0) return null;
          return tasks.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              暂时没有需要您处理的订单
            </Typography>
          ) : (
            <Box component="ul" sx={plainList}>
              {tasks.map((order) => (
                <li key={order.rid}>
                  <Task order={order} />
                </li>
              ))}
            </Box>
          );
        }}
      </QueryView>
    </Panel>
  );
});

/** The certification, which comes first because nothing can be ordered without it. */
function Certify({ missing }: { readonly missing: readonly ProfileField[] }) {
  const { dialogs } = usePortal();
  return (
    <Box component="button" type="button" onClick={() => dialogs.open('certification')} sx={certify}>
      <Box sx={{ width: { sm: 88 }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Chip size="small" color="warning" label="资料认证" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          完善资料后即可下单
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          还缺少：{missing.map((field) => profileLabels[field]).join('、')}
        </Typography>
      </Box>
      <Icon path={icons.next} size={16} />
    </Box>
  );
}

/** Placeholder of two tasks. */
function TaskSkeleton() {
  return ['first', 'second'].map((key) => (
    <Box key={key} sx={{ ...task, minHeight: { xs: 104, sm: 66 } }}>
      <Skeleton variant="rounded" width={80} height={24} sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }} />
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="text" width="40%" />
      </Box>
    </Box>
  ));
}

function Task({ order }: { readonly order: OrderRow }) {
  return (
    <Box component={Link} to={paths.order(order.rid)} sx={task}>
      <Box sx={{ width: { sm: 88 }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <StateChip state={order.state} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {statusTextOf(order)?.text}
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

const certify = {
  ...task,
  width: 'calc(100% + 16px)',
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
} as const;
