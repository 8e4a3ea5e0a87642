import Box from '@mui/material/Box';
import { formatFen } from '../rules';

interface MoneyProps {
  /** Amount in integer fen. */
  readonly fen: number;
  /** Emphasises prices and totals. */
  readonly strong?: boolean;
}

/** An amount as ¥1,234.50, in tabular figures. */
export function Money({ fen, strong = false }: MoneyProps) {
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        ...(strong && { color: 'secondary.main', fontWeight: 600 }),
      }}
    >
      {formatFen(fen)}
    </Box>
  );
}
