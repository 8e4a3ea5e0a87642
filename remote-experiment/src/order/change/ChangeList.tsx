import type { Reservation } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { formatRange } from '@portal/shared/rules';
import { Box, Money, MuiLink } from '@portal/shared/ui';
import type { OrderChanges } from './orderChanges';

/** The changes of an order as a list, with the amount to pay before and after. */
export function ChangeList({ changes }: { readonly changes: OrderChanges }) {
  const { prices, counts, gone, times, coupon, due } = changes;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {prices.map(({ rid, name, from, to }) => (
        <li key={rid}>
          “{name}”的单价由 <Money fen={from} /> 变为 <Money fen={to} />
        </li>
      ))}
      {counts.map(({ rid, name, from, to }) => (
        <li key={rid}>
          “{name}”的数量由 {from} 变为 {to}
        </li>
      ))}
      {gone.map(({ rid, device_rid, name, options, count, option_text }) => (
        <li key={rid}>
          “{name}”{option_text.length > 0 && `（${option_text.join('；')}）`}
          已下架、移除、选项变更或已在别处下单，不再计入本订单{' '}
          <MuiLink component={Link} to={paths.detailWith({ device_rid, options, count })}>
            查看该服务
          </MuiLink>
        </li>
      ))}
      {times.map(({ from, to }) => (
        <li key={from.rid}>
          “{from.device.name}”的机时由 {timeText(from)} {to ? `变为 ${timeText(to)}` : '变为未保留'}
        </li>
      ))}
      {coupon && (
        <li>
          优惠券“{coupon.lost}”已不可用，{coupon.next ? `已换为“${coupon.next}”` : '没有其他可用的优惠券'}
        </li>
      )}
      {due.from !== due.to && (
        <li>
          应付合计由 <Money fen={due.from} /> 变为 <Money fen={due.to} strong />
        </li>
      )}
    </Box>
  );
}

const timeText = ({ instrument, starts, ends }: Reservation): string =>
  `${formatRange({ starts, ends })}（${instrument.name}）`;
