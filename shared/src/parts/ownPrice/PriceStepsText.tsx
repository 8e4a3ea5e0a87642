import { formatFen, type PriceStep, stepPrice } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

interface PriceStepsTextProps {
  readonly steps: readonly PriceStep[];
  readonly count: number;
  readonly unit: string;
}

/** Prices that begin at a count, with the one that counts now in bold; nothing when the count does not matter. */
export function PriceStepsText({ steps, count, unit }: PriceStepsTextProps) {
  if (steps.length < 2) return null;
  const now = stepPrice(steps, count);
  return (
    <Box component="span" sx={list} data-price-steps="">
      {steps.map(({ from_count, unit_fen }) => (
        <Box component="span" key={from_count} sx={unit_fen === now ? shown : undefined}>
          {from_count === 1 ? '' : `满 ${from_count} ${unit} `}
          {`${formatFen(unit_fen)}/${unit}`}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { whiteSpace: 'nowrap' },
} as const;
const shown = { color: 'text.primary', fontWeight: 600 } as const;
