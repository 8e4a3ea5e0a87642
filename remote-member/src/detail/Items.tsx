import { query } from '@portal/shared/api';
import type { Order, OrderItem, Statement } from '@portal/shared/contract';
import { Panel, PricedLine, PriceTotals, plainList, useFolded, written } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Money, MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { isBilled } from './billed';

/** The ordered items, each once: as it was ordered, as it was quoted, and what is billed for all. */
export function Items({ order }: { readonly order: Order }) {
  const [shown, showAll] = useFolded(order.items, { first: 20, what: '项' });
  const statement = useQuery({
    ...query('auth/assign/statement', { order_rid: order.rid }),
    enabled: isBilled(order),
  });
  return (
    <Panel
      title="检测项目"
      aside={
        order.can.includes('change') && (
          <Button size="small" variant="outlined" component={Link} to={paths.changeOrder(order.rid)}>
            修改订单
          </Button>
        )
      }
    >
      <Box component="ul" sx={plainList}>
        {shown.map((item) => (
          <PricedLine
            key={item.rid}
            {...item}
            name={<ItemName item={item} />}
            detail={item.option_text.join('；')}
            before={item.ordered}
          />
        ))}
      </Box>
      {showAll}
      <PriceTotals {...order} coupon={order.coupon?.name}>
        {statement.data && <Billed order={order} statement={statement.data} />}
      </PriceTotals>
      {order.message && (
        <Typography variant="body2" sx={{ color: 'text.secondary', ...written }}>
          备注：{order.message}
        </Typography>
      )}
    </Panel>
  );
}

interface BilledProps {
  readonly order: Order;
  readonly statement: Statement;
}

/** What is billed for the order, when staff have corrected its price. */
function Billed({ order, statement: { lines } }: BilledProps) {
  const own = lines.filter(({ order_rid }) => order_rid === order.rid);
  const billed = own.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
  if (billed === order.due_fen) return null;
  const reasons = own.flatMap(({ kind, detail }) => (kind === 'adjustment' && detail ? [detail] : []));
  return (
    <>
      <dt>
        结算调整
        {reasons.length > 0 && `（${reasons.join('；')}）`}
      </dt>
      <dd>
        <Money fen={billed - order.due_fen} />
      </dd>
      <dt>结算</dt>
      <dd>
        <Money fen={billed} strong />
      </dd>
    </>
  );
}

/** The item's name with a link to its service; a charge of a quotation has none. */
function ItemName({ item }: { readonly item: OrderItem }) {
  if (item.device_rid === '') return <Typography sx={{ fontWeight: 600 }}>{item.name}</Typography>;
  return (
    <MuiLink
      component={Link}
      to={paths.detail(item.device_rid)}
      underline="hover"
      sx={{ color: 'text.primary', fontWeight: 600 }}
    >
      {item.name}
    </MuiLink>
  );
}
