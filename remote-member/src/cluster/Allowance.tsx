import type { Cluster } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

/** What a member has spent of the group's money in this month, and the limit. */
export function Allowance({ allowance: { limit_fen, used_fen } }: Pick<Cluster, 'allowance'>) {
  if (limit_fen === null) return <>不限额，本月已用 {formatFen(used_fen)}</>;
  const part = limit_fen === 0 ? 100 : Math.min(100, (used_fen / limit_fen) * 100);
  return (
    <Box sx={{ minWidth: 128 }}>
      <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatFen(used_fen)} / {formatFen(limit_fen)}
      </Typography>
      <Box aria-hidden="true" sx={bar}>
        <Box sx={{ width: `${part}%`, height: 1, bgcolor: part >= 100 ? 'warning.main' : 'primary.main' }} />
      </Box>
    </Box>
  );
}

/** Says what is left of the month's limit; that there is none otherwise. */
export function leftText({ limit_fen, used_fen }: Cluster['allowance']): string {
  if (limit_fen === null) return '本月不限额';
  return `本月还可用 ${formatFen(Math.max(0, limit_fen - used_fen))}`;
}

const bar = { height: 4, mt: 0.5, borderRadius: 2, overflow: 'hidden', bgcolor: 'action.selected' } as const;
