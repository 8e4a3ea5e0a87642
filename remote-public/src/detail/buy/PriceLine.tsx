import type { Device } from '@portal/shared/contract';
import { hourUnit, turnaroundDays } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import type { Choice } from './useChoice';

interface PriceLineProps {
  readonly device: Device;
  readonly choice: Choice;
}

/** Price of one unit with the chosen options, turnaround, and how often the service was ordered. */
export function PriceLine({ device, choice }: PriceLineProps) {
  return (
    <Box sx={line}>
      <span>
        <Box component="span" sx={{ fontSize: '1.5rem', lineHeight: 1.3 }}>
          <Money fen={choice.unitFen} strong />
        </Box>
        /{device.unit}
      </span>
      {device.unit !== hourUnit && (
        <span>
          <strong>{turnaroundDays(device, choice.chosen)} 个工作日</strong>出数据
        </span>
      )}
      {device.order > 0 && <span>{device.order} 已下单</span>}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2.5,
  mt: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '& strong': { color: 'text.primary', fontWeight: 600 },
} as const;
