import type { DeviceCard } from '@portal/shared/contract';
import { hourUnit } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';

type Figures = Pick<DeviceCard, 'price_fen' | 'unit' | 'turnaround_days' | 'order'>;

/** Minimum price, turnaround and number of orders of a service, the same on every card. Booked hours have no turnaround. */
export function DeviceFigures({ device }: { readonly device: Figures }) {
  return (
    <Box sx={row}>
      <span>
        <Box component="span" sx={{ fontSize: '1rem' }}>
          <Money fen={device.price_fen} strong />
        </Box>{' '}
        起/{device.unit}
      </span>
      {device.unit !== hourUnit && <span>{device.turnaround_days} 个工作日</span>}
      {device.order > 0 && <span>{device.order} 已下单</span>}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '& > *': { whiteSpace: 'nowrap' },
} as const;
