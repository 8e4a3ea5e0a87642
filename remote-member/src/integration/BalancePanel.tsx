import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Panel, plainList } from '@portal/shared/parts';
import { formatPoints, pointsMonths, pointsNoticeDays } from '@portal/shared/rules';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';

type Points = Data<'auth/integration/init'>;

/** The balance, what expires when, and how points are earned. */
export function BalancePanel({ points }: { readonly points: UseQueryResult<Points> }) {
  return (
    <Panel title="积分余额">
      <QueryView query={points} loading={<Skeleton variant="rounded" height={132} />}>
        {(data) => <Balance points={data} />}
      </QueryView>
    </Panel>
  );
}

function Balance({ points: { available, balance, expiring, expiries, earn } }: { readonly points: Points }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component="strong" sx={amount}>
          {formatPoints(available)}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          积分可用{balance > available && `，另有 ${formatPoints(balance - available)} 积分处理中`}
        </Typography>
      </Box>
      {expiring !== null && (
        <Alert severity="warning">
          {formatPoints(expiring)} 积分将在 {pointsNoticeDays} 天内过期，请及时兑换。
        </Alert>
      )}
      {expiries.length > 0 && <Expiries expiries={expiries} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {earnText(earn)}积分自获得起 {pointsMonths} 个月有效，先到期的先使用。
      </Typography>
    </Box>
  );
}

function Expiries({ expiries }: Pick<Points, 'expiries'>) {
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        到期时间
      </Typography>
      <Box component="ul" aria-label="积分到期时间" sx={months}>
        {expiries.map(({ month, points }) => (
          <li key={month}>
            {month} <strong>{formatPoints(points)}</strong>
          </li>
        ))}
      </Box>
    </div>
  );
}

/** How points are earned; empty when nothing earns points. */
function earnText({ per_yuan, evaluation }: Points['earn']): string {
  const ways = [
    ...(per_yuan > 0 ? [`订单付款每 1 元得 ${per_yuan} 积分`] : []),
    ...(evaluation > 0 ? [`评价订单得 ${evaluation} 积分`] : []),
  ];
  return ways.length > 0 ? `${ways.join('，')}。` : '';
}

const amount = {
  fontSize: '2rem',
  lineHeight: 1.2,
  fontWeight: 600,
  color: 'secondary.main',
  fontVariantNumeric: 'tabular-nums',
} as const;

const months = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  typography: 'body2',
  '& > li': { px: 1.25, py: 0.25, borderRadius: 1, bgcolor: 'background.default' },
} as const;
