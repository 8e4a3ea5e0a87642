import { serverNow } from '@portal/shared/api';
import type { Coupon } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { line } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatDay, formatLastDay } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { CouponWorth } from '../ui/CouponWorth';

const dayMs = 24 * 3600_000;

/** A coupon with at most this many days left says so. */
const soonDays = 7;

/** One coupon: what it takes off, for what, until when, and where to use it. */
export function CouponCard({ coupon }: { readonly coupon: Coupon }) {
  const { name, state } = coupon;
  const usable = state === 'usable';
  return (
    <Box component="li" aria-label={name} sx={{ ...card, ...(!usable && { bgcolor: 'action.hover' }) }}>
      <CouponWorth coupon={coupon} faded={!usable} />
      <Box sx={foot}>
        <When coupon={coupon} />
        <Next coupon={coupon} />
      </Box>
    </Box>
  );
}

/** When the coupon expires, expired or was used. */
function When({ coupon: { state, expires, used } }: { readonly coupon: Coupon }) {
  const left = Math.ceil((Date.parse(expires) - serverNow().getTime()) / dayMs);
  const texts = {
    usable: `${formatLastDay(expires)} 到期`,
    used: `${used ? formatDay(used) : ''} 已使用`,
    expired: `${formatLastDay(expires)} 已过期`,
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {texts[state]}
      </Typography>
      {state === 'usable' && left <= soonDays && (
        <Chip size="small" color="warning" label={left > 1 ? `还剩 ${left} 天` : '即将到期'} />
      )}
    </Box>
  );
}

/** The services that a usable coupon fits, or the order of a used one. */
function Next({ coupon: { name, state, type_id, child_id, order_rid } }: { readonly coupon: Coupon }) {
  if (state === 'usable') {
    const fits = paths.project({
      ...(type_id !== null && { typeId: type_id }),
      ...(child_id !== null && { childId: child_id }),
    });
    return (
      <Button size="small" variant="contained" component={Link} to={fits} aria-label={`去使用：${name}`}>
        去使用
      </Button>
    );
  }
  if (state !== 'used' || order_rid === null) return null;
  return (
    <Button size="small" component={Link} to={paths.order(order_rid)} aria-label={`查看订单：${name}`}>
      查看订单
    </Button>
  );
}

const card = {
  ...line,
  borderRadius: 1,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  minWidth: 0,
} as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 32,
  mt: 'auto',
  pt: 1,
} as const;
