import type { Order, OrderItem } from '@portal/shared/contract';
import { Panel, PricedLine, PriceTotals, plainList, useFolded } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink, Typography } from '@portal/shared/ui';

/** The ordered items at the prices of the order date. */
export function Items({ order }: { readonly order: Order }) {
  const [shown, showAll] = useFolded(order.items, { first: 20, what: '项' });
  return (
    <Panel title="检测项目">
      <Box component="ul" sx={plainList}>
        {shown.map((item) => (
          <PricedLine
            key={item.rid}
            {...item}
            name={<ItemName item={item} />}
            detail={item.option_text.join('；')}
          />
        ))}
      </Box>
      {showAll}
      <PriceTotals {...order} coupon={order.coupon?.name} />
      {order.message && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          备注：{order.message}
        </Typography>
      )}
    </Panel>
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
