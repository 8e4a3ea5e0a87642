import type { Data } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { StateMark } from '../ui/StateMark';

type Order = Data<'staff/worksheet/detail'>['orders'][number];

/** The orders whose samples are on the worksheet, and what of each is not checked yet, here or elsewhere. */
export const WorksheetOrders = ({ orders }: { readonly orders: readonly Order[] }) => (
  <Panel title="订单">
    <Box component="ul" aria-label="订单" sx={plainList}>
      {orders.map((order) => (
        <Box component="li" key={order.code} sx={row}>
          <Box component={Link} to={`/staff/orders/${order.code}`} sx={{ color: 'primary.main' }}>
            {order.code}
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere', mr: 'auto' }}>
            {order.member}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {readiness(order)}
          </Box>
          <StateMark state={order.state} />
        </Box>
      ))}
    </Box>
  </Panel>
);

function readiness({ can, unchecked }: Order): string {
  if (!can.includes('deliver')) return '';
  return unchecked === 0 ? '可以交付' : `还有 ${unchecked} 个样品没有复核`;
}

const row = {
  ...lineAbove,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 1,
  fontSize: 14,
  '&:first-of-type': { borderTop: 0 },
} as const;
