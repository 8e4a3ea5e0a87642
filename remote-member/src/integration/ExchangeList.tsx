import { query } from '@portal/shared/api';
import type { IntegrationExchange } from '@portal/shared/contract';
import { PagedView, plainList } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { type ExchangeState, exchangeStateLabels, formatInstant, formatPoints } from '@portal/shared/rules';
import { Box, Button, EmptyState, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListRow, type Tone } from '../ui/ListRow';
import { exchangesInput, integrationPath } from './integrationFilter';

/** The member's exchanges, the newest first. */
export function ExchangeList() {
  const [search] = useSearchParams();
  const input = exchangesInput(search);
  const exchanges = useQuery({
    ...query('auth/integration/exchanges', input),
    placeholderData: keepPreviousData,
  });
  return (
    <PagedView
      query={exchanges}
      input={input}
      to={(page) => integrationPath('exchanges', page)}
      loading={<Skeleton variant="rounded" height={200} sx={{ my: 2 }} />}
      empty={<EmptyState title="还没有兑换" text="积分可以在上方兑换优惠券或商品" />}
    >
      {(list) => (
        <Box component="ul" aria-label="兑换记录" sx={plainList}>
          {list.map((exchange) => (
            <ExchangeRow key={exchange.rid} exchange={exchange} />
          ))}
        </Box>
      )}
    </PagedView>
  );
}

const tones = {
  waiting: 'warning',
  sent: 'success',
  issued: 'success',
  refused: 'error',
} as const satisfies Record<ExchangeState, Tone>;

/** One exchange with its state: where the goods go, the parcel, or why it was refused. */
function ExchangeRow({ exchange }: { readonly exchange: IntegrationExchange }) {
  const { code, name, points, state, sent_to, parcel, note, created } = exchange;
  return (
    <ListRow
      inPanel
      label={code}
      title={name}
      state={{ label: exchangeStateLabels[state], tone: tones[state] }}
      note={`${formatPoints(points)} 积分 · ${code} · ${formatInstant(created)} 兑换`}
      problem={
        state === 'refused' && (
          <>
            原因：{note}
            <br />
            {formatPoints(points)} 积分已退回
          </>
        )
      }
      acts={
        state === 'issued' && (
          <Button
            size="small"
            component={Link}
            to={paths.memberPage('coupon')}
            aria-label={`查看优惠券：${name}`}
          >
            查看优惠券
          </Button>
        )
      }
    >
      {sent_to && (
        <div>
          {sent_to.name}，{sent_to.phone}，{sent_to.place}
        </div>
      )}
      {parcel && (
        <div>
          {parcel.company} {parcel.number}
        </div>
      )}
    </ListRow>
  );
}
