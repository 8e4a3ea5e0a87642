import { query } from '@portal/shared/api';
import type { IntegrationExchange } from '@portal/shared/contract';
import { lineAbove, Pager, plainList } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { type ExchangeState, exchangeStateLabels, formatInstant, formatPoints } from '@portal/shared/rules';
import { Alert, Box, Button, Chip, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exchangesInput, integralPath } from './integralFilter';

/** The member's exchanges, the newest first. */
export function ExchangeList() {
  const [search] = useSearchParams();
  const input = exchangesInput(search);
  const exchanges = useQuery({
    ...query('auth/integration/exchanges', input),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={exchanges} loading={<Skeleton variant="rounded" height={200} sx={{ my: 2 }} />}>
      {({ list, total }) =>
        total === 0 ? (
          <EmptyState title="还没有兑换" text="积分可以在上方兑换优惠券或商品" />
        ) : (
          <Box
            aria-busy={exchanges.isPlaceholderData}
            sx={{ opacity: exchanges.isPlaceholderData ? 0.6 : 1 }}
          >
            <Box component="ul" aria-label="兑换记录" sx={plainList}>
              {list.map((exchange) => (
                <ExchangeRow key={exchange.rid} exchange={exchange} />
              ))}
            </Box>
            {total > input.size && (
              <Pager
                page={input.page}
                pages={Math.ceil(total / input.size)}
                total={total}
                to={(page) => integralPath('exchanges', page)}
              />
            )}
          </Box>
        )
      }
    </QueryView>
  );
}

const tones = {
  waiting: 'warning',
  sent: 'success',
  issued: 'success',
  refused: 'error',
} as const satisfies Record<ExchangeState, string>;

/** One exchange with its state: where the goods go, the parcel, or why it was refused. */
function ExchangeRow({ exchange }: { readonly exchange: IntegrationExchange }) {
  const { code, name, points, state, sent_to, parcel, note, created } = exchange;
  return (
    <Box component="li" aria-label={code} sx={row}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
          <Typography component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Chip size="small" variant="outlined" color={tones[state]} label={exchangeStateLabels[state]} />
        </Box>
        {sent_to && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {sent_to.name}，{sent_to.phone}，{sent_to.place}
          </Typography>
        )}
        {parcel && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {parcel.company} {parcel.number}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {formatPoints(points)} 积分 · {code} · {formatInstant(created)} 兑换
        </Typography>
        {state === 'refused' && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1, py: 0 }}>
            原因：{note}
            <br />
            {formatPoints(points)} 积分已退回
          </Alert>
        )}
      </Box>
      {state === 'issued' && (
        <Button
          size="small"
          component={Link}
          to={paths.memberPage('coupon')}
          aria-label={`查看优惠券：${name}`}
        >
          查看优惠券
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  py: 1.5,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
