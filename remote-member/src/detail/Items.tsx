import type { Order, OrderItem } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Money, MuiLink, Typography } from '@portal/shared/ui';

/** The ordered items at the prices of the order date. */
export function Items({ order }: { readonly order: Order }) {
  return (
    <Panel title="检测项目">
      <Box component="ul" sx={plainList}>
        {order.items.map((item) => (
          <Box component="li" key={item.rid} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <ItemName item={item} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {item.option_text.join('；')}
              </Typography>
            </Box>
            <Typography
              component="div"
              variant="body2"
              sx={{ textAlign: 'right', color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              <Money fen={item.unit_fen} /> × {item.count} {item.unit}
            </Typography>
            <Box sx={{ textAlign: 'right' }}>
              <Money fen={item.total_fen} />
            </Box>
          </Box>
        ))}
      </Box>
      <Total order={order} />
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

/** The amount to pay; with a coupon, the total and the discount above it. */
function Total({ order }: { readonly order: Order }) {
  const discounted = order.discount_fen > 0;
  return (
    <Box component="dl" aria-label="费用" sx={total}>
      {discounted && (
        <>
          <dt>项目合计</dt>
          <dd>
            <Money fen={order.total_fen} />
          </dd>
          <dt>优惠券{order.coupon && `「${order.coupon.name}」`}</dt>
          <dd>
            <Money fen={-order.discount_fen} />
          </dd>
        </>
      )}
      <dt>{discounted ? '应付' : '合计'}</dt>
      <dd>
        <Money fen={order.due_fen} strong />
      </dd>
    </Box>
  );
}

const total = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  rowGap: 0.5,
  textAlign: 'right',
  m: 0,
  pt: 1.5,
  ...lineAbove,
  '& > dd': { m: 0 },
} as const;

const row = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  py: 1.25,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0, pt: 0 },
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 1fr) 150px 120px' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
