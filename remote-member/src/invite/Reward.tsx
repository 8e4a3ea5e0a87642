import type { CouponSummary } from '@portal/shared/contract';
import { line, plainList } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import { CouponWorth } from '../ui/CouponWorth';

interface RewardProps {
  /** The coupon that both get; null while the lab offers none. */
  readonly coupon: CouponSummary | null;
}

/** How an invitation works, and what both get. */
export function Reward({ coupon }: RewardProps) {
  const steps = [
    '把链接、邀请码或海报发给好友',
    '好友通过链接注册，完成首单并付款',
    coupon ? '您和好友各得一张优惠券，放入“优惠券”' : '好友的进展会显示在下方',
  ];
  return (
    <>
      <Box component="ol" aria-label="邀请步骤" sx={list}>
        {steps.map((step, i) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
            <Box component="span" aria-hidden="true" sx={number}>
              {i + 1}
            </Box>
            <Typography component="span">{step}</Typography>
          </Box>
        ))}
      </Box>
      {coupon ? (
        <Box role="group" aria-label="邀请奖励" sx={{ ...line, borderRadius: 1, p: 2 }}>
          <CouponWorth coupon={coupon} />
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          目前没有邀请奖励。活动开始后，首单付款的好友和您都会得到优惠券。
        </Typography>
      )}
    </>
  );
}

const list = { ...plainList, display: 'grid', gap: 1 } as const;

const number = {
  flex: 'none',
  width: 24,
  height: 24,
  mt: '2px',
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
} as const;
