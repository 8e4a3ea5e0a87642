import { lineAbove, plainList } from '@portal/shared/parts';
import { Box, Money, Typography } from '@portal/shared/ui';
import type { StatementRow } from '../heldRows';
import { amountOf, type ManyAct, sumOf } from './useSelection';

interface ChosenListProps {
  readonly act: ManyAct;
  readonly rows: readonly StatementRow[];
}

/** What an act on several statements is about: each with its amount, and the sum. */
export function ChosenList({ act, rows }: ChosenListProps) {
  return (
    <>
      <Box component="ul" aria-label="结算单" sx={plainList}>
        {rows.map((row) => (
          <Box component="li" key={row.rid} sx={line}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.code}
              <Typography
                variant="caption"
                component="span"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {row.orders.length} 个订单
              </Typography>
            </Box>
            <Money fen={amountOf(act, row)} />
          </Box>
        ))}
      </Box>
      <Box sx={{ ...line, fontWeight: 600 }}>
        <span>共 {rows.length} 张</span>
        <Money fen={sumOf(act, rows)} strong />
      </Box>
    </>
  );
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.75,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
