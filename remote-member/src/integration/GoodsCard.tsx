import type { IntegrationGoods } from '@portal/shared/contract';
import type { LazyDialog } from '@portal/shared/parts';
import { line } from '@portal/shared/parts';
import { formatPoints } from '@portal/shared/rules';
import { Box, Button, Icon, Typography } from '@portal/shared/ui';

const coupon =
  'M3 8a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v2a2 2 0 0 0 0 4v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2a2 2 0 0 0 0-4zM14 8v1M14 11.500v1M14 15v1';
const gift =
  'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-2 0-4.500-.8-4.500-2.500S10.500 2.500 12 7c1.500-4.500 4.500-4 4.500-2.500S14 7 12 7';

interface GoodsCardProps {
  readonly goods: IntegrationGoods;
  /** Points that the member can spend; undefined while they are loading. */
  readonly available: number | undefined;
  readonly prefetchProps: LazyDialog['prefetchProps'];
  readonly onExchange: () => void;
}

/** A coupon or goods with its price in points, what is left, and the button that exchanges it. */
export function GoodsCard({ goods, available = 0, prefetchProps, onExchange }: GoodsCardProps) {
  const { name, sketch, img, points, stock, coupon: isCoupon } = goods;
  const gone = stock === 0;
  const missing = Math.max(0, points - available);
  return (
    <Box component="li" aria-label={name} sx={card}>
      <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <Box sx={picture}>
          {img ? <img src={img} alt="" loading="lazy" /> : <Icon path={isCoupon ? coupon : gift} size={28} />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {sketch || (isCoupon ? '兑换后放入“优惠券”' : '')}
          </Typography>
        </Box>
      </Box>
      <Box sx={foot}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="p" sx={price}>
            {formatPoints(points)} 积分
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {stockText(stock, missing)}
          </Typography>
        </Box>
        <Button
          size="small"
          variant="contained"
          aria-label={`兑换：${name}`}
          disabled={gone || missing > 0}
          {...prefetchProps}
          onClick={onExchange}
        >
          兑换
        </Button>
      </Box>
    </Box>
  );
}

function stockText(stock: number | null, missing: number): string {
  if (stock === 0) return '已兑完';
  if (missing > 0) return `还差 ${formatPoints(missing)} 积分`;
  return stock === null ? '不限量' : `剩 ${stock} 件`;
}

const card = {
  ...line,
  borderRadius: 1,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minWidth: 0,
} as const;

const picture = {
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: 1,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  bgcolor: 'background.default',
  color: 'primary.main',
  '& img': { width: 1, height: 1, objectFit: 'contain' },
} as const;

const foot = { display: 'flex', alignItems: 'center', gap: 1, mt: 'auto' } as const;

const price = {
  fontWeight: 600,
  color: 'secondary.main',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
} as const;
