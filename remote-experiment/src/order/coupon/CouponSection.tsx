import { fieldsOf } from '@portal/shared/form';
import { line, Panel } from '@portal/shared/parts';
import { couponConditions, couponValue, formatLastDay, limits } from '@portal/shared/rules';
import { Box, Money, Typography } from '@portal/shared/ui';
import type { OrderFields } from '../orderFields';
import { chosenCoupon, type OrderCoupons } from './couponChoice';

const { useField } = fieldsOf<OrderFields>();

/** Choice of a coupon, the best one first; nothing for a member without coupons. */
export function CouponSection({ coupons }: { readonly coupons: OrderCoupons }) {
  const { value, set } = useField('coupon_rid');
  const { fitting, others } = coupons;
  const chosen = chosenCoupon(value, coupons);
  if (fitting.length + others.length === 0) return null;
  return (
    <Panel title="优惠券">
      {fitting.length > 0 && (
        <Box component="fieldset" aria-label="优惠券" sx={cards}>
          {fitting.map(({ coupon, discount_fen }) => (
            <Box component="label" key={coupon.rid} sx={card}>
              <input
                type="radio"
                name="coupon"
                checked={chosen?.coupon.rid === coupon.rid}
                onChange={() => set(coupon.rid)}
              />
              <Box component="span" sx={{ flex: '1 1 8rem', minWidth: 0 }}>
                <strong>
                  {coupon.name}（{couponValue(coupon)}）
                </strong>
                <CouponFacts coupon={coupon} />
              </Box>
              <Box
                component="span"
                sx={{ ml: 'auto', color: 'secondary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
              >
                <Money fen={-discount_fen} />
              </Box>
            </Box>
          ))}
          <Box component="label" sx={card}>
            <input type="radio" name="coupon" checked={chosen === undefined} onChange={() => set('')} />
            <span>不使用优惠券</span>
          </Box>
        </Box>
      )}
      {fitting.length + others.length >= limits.couponChoices && (
        <Typography variant="body2" role="note" sx={{ mt: 1, color: 'text.secondary' }}>
          {`这里列出最先到期的 ${limits.couponChoices} 张优惠券。`}
        </Typography>
      )}
      {others.length > 0 && (
        <Box component="details" open={fitting.length === 0} sx={{ mt: fitting.length > 0 ? 1.5 : 0 }}>
          <Typography component="summary" variant="body2" sx={{ color: 'text.secondary', cursor: 'pointer' }}>
            本单不可用的优惠券（{others.length}）
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
            {others.map(({ coupon, reason }) => (
              <li key={coupon.rid}>
                {coupon.name}（{couponValue(coupon)}）：{reason}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  );
}

function CouponFacts({ coupon }: { readonly coupon: OrderCoupons['fitting'][number]['coupon'] }) {
  const scope = coupon.scope === '' ? '' : ` · 限${coupon.scope}`;
  return (
    <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
      {couponConditions(coupon)}
      {scope} · <span style={{ whiteSpace: 'nowrap' }}>{formatLastDay(coupon.expires)} 到期</span>
    </Box>
  );
}

const cards = {
  border: 0,
  p: 0,
  m: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
} as const;

const card = {
  ...line,
  borderRadius: 1,
  display: 'flex',
  // The sum goes below a name that large letters make wide.
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'center',
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  minHeight: 44,
  cursor: 'pointer',
  typography: 'body2',
  '& input': {
    width: 18,
    height: 18,
    m: 0,
    flex: 'none',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
} as const;
