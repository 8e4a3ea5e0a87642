import { formatFen, type OwnPrices, ownPriceLabels, type PriceStep, stepPrice } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { VisuallyHidden } from '../VisuallyHidden';

/** A list price that an own price replaces, struck through. */
export const ListPrice = ({ fen }: { readonly fen: number }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    <VisuallyHidden>目录价 </VisuallyHidden>
    <Box component="s">{formatFen(fen)}</Box>
  </Box>
);

/** Says that a price is an own one, and of which group. */
export const OwnPriceMark = ({ group }: { readonly group: OwnPrices['group'] }) => (
  <Box component="span" sx={mark} title={group.name}>
    {ownPriceLabels[group.kind]}
  </Box>
);

const mark = {
  px: 0.75,
  borderRadius: 0.5,
  border: 1,
  borderColor: 'secondary.main',
  color: 'secondary.main',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
} as const;

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
