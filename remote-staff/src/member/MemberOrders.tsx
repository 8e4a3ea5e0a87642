import type { Data } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { formatDay } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { noQuery, ordersPath } from '../ui/ordersFilter';
import { StateMark } from '../ui/StateMark';
import { PlaceLink } from './PlaceLink';

type Member = Data<'staff/desk/member'>;
type Part = Member['orders']['open'];

/** Open orders of a member and the latest others, each with the way to all of them. */
export function MemberOrders({ member }: { readonly member: Member }) {
  const { open, past } = member.orders;
  return (
    <>
      <Orders title={`进行中的订单 ${open.total}`} queue="open" part={open} member={member} />
      {past.total > 0 && (
        <Orders title={`已结束的订单 ${past.total}`} queue="done" part={past} member={member} />
      )}
    </>
  );
}

interface OrdersProps {
  readonly title: string;
  /** Queue of the list of orders that has these. */
  readonly queue: 'open' | 'done';
  readonly part: Part;
  readonly member: Member;
}

function Orders({ title, queue, part: { total, list }, member: { phone, code } }: OrdersProps) {
  const all = ordersPath({ ...noQuery, queue, member: phone || code, sort: 'newest' });
  return (
    <Panel title={title} aside={total > list.length && <PlaceLink to={all}>查看全部</PlaceLink>}>
      {list.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>没有进行中的订单</Box>
      ) : (
        <Box component="ul" sx={plainList}>
          {list.map((order) => (
            <Box component="li" key={order.code} sx={{ ...lineAbove, ...row }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <PlaceLink to={`/staff/orders/${order.code}`}>{order.code}</PlaceLink>
                <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
                  {formatDay(order.created)} {order.services.join('；')}
                </Box>
              </Box>
              <StateMark state={order.state} />
              <Money fen={order.amount_fen} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 1.5,
  py: 1,
  fontSize: 14,
} as const;
