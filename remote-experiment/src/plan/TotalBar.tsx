import { ServiceButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Button, Money, Paper, Typography } from '@portal/shared/ui';

interface TotalBarProps {
  readonly items: number;
  readonly pieces: number;
  readonly fen: number;
  /** The order is being prepared. */
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onOrder: () => void;
}

/** Number and total of the selected items; sticks to the lower edge of the window. */
export function TotalBar({ items, pieces, fen, busy, onRemove, onOrder }: TotalBarProps) {
  return (
    <Paper elevation={4} role="region" aria-label="合计" data-bottom-bar="" sx={bar}>
      <Button color="inherit" onClick={onRemove}>
        移除所选
      </Button>
      <Typography
        variant="body2"
        role="status"
        sx={{ flex: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        已选 {items} 项 · 共 {pieces} 件
      </Typography>
      <Box sx={{ fontSize: '1.25rem', textAlign: 'right', display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography component="span" variant="body2">
          合计
        </Typography>
        <Money fen={fen} strong />
      </Box>
      <ServiceButton ask={paths.contact} />
      <Button
        variant="contained"
        color="secondary"
        size="large"
        loading={busy}
        onClick={onOrder}
        sx={{ flex: { xs: '1 1 0', sm: 'none' } }}
      >
        去下单
      </Button>
    </Paper>
  );
}

/** Style of the bar. */
export const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  mx: { xs: -2, sm: 0 },
} as const;
