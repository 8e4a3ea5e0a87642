import type { ClusterBudget } from '@portal/shared/contract';
import { budgetLevel, budgetPercent, formatFen } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

/** What is used of a budget, as amounts, in percent and as a bar, whose colour follows the warnings. */
export function BudgetBar({ budget: { used_fen, amount_fen } }: { readonly budget: ClusterBudget }) {
  const percent = budgetPercent(used_fen, amount_fen);
  const level = budgetLevel(percent);
  const color = level === undefined ? 'primary.main' : level === 'near' ? 'warning.main' : 'error.main';
  return (
    <Box sx={{ minWidth: { sm: 240 } }}>
      <Typography component="span" variant="body2" sx={figures}>
        <span>
          {formatFen(used_fen)} / {formatFen(amount_fen)}
        </span>
        <Box component="span" sx={{ color: level && color, fontWeight: level && 500 }}>
          {percent}%
        </Box>
      </Typography>
      <Box aria-hidden="true" sx={bar}>
        <Box sx={{ width: `${Math.min(100, percent)}%`, height: 1, bgcolor: color }} />
      </Box>
    </Box>
  );
}

const figures = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  fontVariantNumeric: 'tabular-nums',
} as const;

const bar = { height: 6, mt: 0.5, borderRadius: 3, overflow: 'hidden', bgcolor: 'action.selected' } as const;
