import type { CouponSummary } from '@portal/shared/contract';
import { couponConditions, couponValue } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

interface CouponWorthProps {
  readonly coupon: CouponSummary;
  /** True for a coupon that can't be used any more. */
  readonly faded?: boolean;
}

/** What a coupon takes off, on which conditions, its name and its scope. */
export function CouponWorth({ coupon, faded = false }: CouponWorthProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography
          component="strong"
          sx={{
            typography: 'h3',
            color: faded ? 'text.secondary' : 'secondary.main',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {couponValue(coupon)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {couponConditions(coupon)}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{coupon.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {coupon.scope === '' ? '全部服务可用' : `限${coupon.scope}`}
      </Typography>
    </>
  );
}
