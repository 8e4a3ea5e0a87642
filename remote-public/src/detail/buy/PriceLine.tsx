import type { Device } from '@portal/shared/contract';
import { ListPrice, OwnPriceMark } from '@portal/shared/parts';
import { hourUnit, turnaroundDays } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { DataDay } from './DataDay';
import { Popularity } from './Popularity';
import type { Choice } from './useChoice';

interface PriceLineProps {
  readonly device: Device;
  readonly choice: Choice;
}

/** Price of one unit with the chosen options, turnaround with the day of the data, and what others did with the service. */
export function PriceLine({ device, choice }: PriceLineProps) {
  const days = turnaroundDays(device, choice.chosen);
  const hasData = device.unit !== hourUnit;
  return (
    <>
      <Box sx={line}>
        <span>
          <Box component="span" sx={{ fontSize: '1.5rem', lineHeight: 1.3 }}>
            <Money fen={choice.unitFen} strong />
          </Box>
          /{device.unit}
        </span>
        {choice.own && choice.unitFen < choice.listFen && (
          <Box component="span" sx={own}>
            <ListPrice fen={choice.listFen} />
            <OwnPriceMark group={choice.own.group} />
          </Box>
        )}
        {hasData && (
          <span>
            <strong>{days} 个工作日</strong>出数据
          </span>
        )}
        <Popularity device={device} />
      </Box>
      {hasData && <DataDay days={days} needs_sample={device.needs_sample} />}
    </>
  );
}

const own = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

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
