import { Box, Money, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { lineAbove } from './style';

interface PricedLineProps {
  readonly name: ReactNode;
  /** The chosen options as text. */
  readonly detail: string;
  readonly unit_fen: number;
  readonly count: number;
  readonly unit: string;
  readonly total_fen: number;
  /** Count and price before they were changed. */
  readonly before?: { readonly count: number; readonly unit_fen: number; readonly total_fen: number } | null;
}

/** One line of an order or of a quotation as an item of a list: name, price of a unit and count, and amount. */
export function PricedLine({ name, detail, unit_fen, count, unit, total_fen, before }: PricedLineProps) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        {name}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      <Typography
        component="div"
        variant="body2"
        sx={{ textAlign: 'right', color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {before && (
          <Before>
            <Money fen={before.unit_fen} /> × {before.count} {unit}
          </Before>
        )}
        <Money fen={unit_fen} /> × {count} {unit}
      </Typography>
      <Box sx={{ textAlign: 'right' }}>
        {before && (
          <Before>
            <Money fen={before.total_fen} />
          </Before>
        )}
        <Money fen={total_fen} />
      </Box>
    </Box>
  );
}

/** What does not hold any more, above what does. */
const Before = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="del" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
    {children}
  </Typography>
);

interface PriceTotalsProps {
  readonly total_fen: number;
  readonly discount_fen: number;
  readonly due_fen: number;
  /** Name of the coupon that gives the discount, if it is known. */
  readonly coupon?: string | undefined;
  /** More amounts below. */
  readonly children?: ReactNode;
}

/** The amount to pay below the lines; with a coupon, the total and the discount above it. */
export function PriceTotals({ total_fen, discount_fen, due_fen, coupon, children }: PriceTotalsProps) {
  const discounted = discount_fen > 0;
  return (
    <Box component="dl" aria-label="费用" sx={totals}>
      {discounted && (
        <>
          <dt>项目合计</dt>
          <dd>
            <Money fen={total_fen} />
          </dd>
          <dt>优惠券{coupon !== undefined && `“${coupon}”`}</dt>
          <dd>
            <Money fen={-discount_fen} />
          </dd>
        </>
      )}
      <dt>{discounted ? '应付' : '合计'}</dt>
      <dd>
        <Money fen={due_fen} strong />
      </dd>
      {children}
    </Box>
  );
}

const row = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  py: 1.25,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0, pt: 0 },
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 1fr) 150px 120px' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;

const totals = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  rowGap: 0.5,
  textAlign: 'right',
  m: 0,
  pt: 1.5,
  ...lineAbove,
  '& > dd': { m: 0 },
} as const;
