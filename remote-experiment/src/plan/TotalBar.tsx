import { Said, ServiceButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Box, Button, Money, Paper, Typography } from '@portal/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { PriceDetail } from './PriceDetail';
import type { Selection } from './selection';

interface TotalBarProps {
  readonly items: number;
  /** How much is selected, by units. */
  readonly amount: string;
  readonly fen: number;
  readonly selection: Selection;
  /** The order is being prepared. */
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onOrder: () => void;
  /** Button that orders without further answers, where the items allow it. */
  readonly oneClick: ReactNode;
}

/** Number and total of the selected items, with the price line by line; sticks to the lower edge of the window. */
export function TotalBar(props: TotalBarProps) {
  const { items, amount, fen, selection, busy, onRemove, onOrder, oneClick } = props;
  const [detailed, setDetailed] = useState(false);
  const id = useId();
  return (
    <Paper elevation={4} role="region" aria-label="合计" data-bottom-bar="" sx={bar}>
      {detailed && (
        <Box id={id} sx={detail}>
          <Box sx={{ width: '100%', maxWidth: { sm: 400, md: 800 }, ml: 'auto' }}>
            <PriceDetail selection={selection} fen={fen} />
          </Box>
        </Box>
      )}
      <Button color="inherit" onClick={onRemove}>
        移除所选
      </Button>
      <Said>{`已选 ${items} 项${items > 0 ? `，共 ${amount}` : ''}，合计 ${formatFen(fen)}`}</Said>
      <Typography variant="body2" aria-hidden sx={{ flex: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        已选 {items} 项{items > 0 && ` · 共 ${amount}`}
      </Typography>
      <Box
        aria-hidden
        sx={{ fontSize: '1.25rem', textAlign: 'right', display: 'flex', alignItems: 'baseline', gap: 1 }}
      >
        <Typography component="span" variant="body2">
          合计
        </Typography>
        <Money fen={fen} strong />
      </Box>
      <Button
        size="small"
        aria-expanded={detailed}
        aria-controls={detailed ? id : undefined}
        onClick={() => setDetailed(!detailed)}
      >
        {detailed ? '收起明细' : '价格明细'}
      </Button>
      <Box sx={orders}>
        <ServiceButton ask={paths.contact} />
        {oneClick}
        <Button
          variant="contained"
          color="secondary"
          size="large"
          loading={busy}
          onClick={onOrder}
          sx={{ flex: { xs: '1 1 0', sm: 'none' }, whiteSpace: 'nowrap' }}
        >
          去下单
        </Button>
      </Box>
    </Paper>
  );
}

const detail = {
  flex: '1 0 100%',
  maxHeight: '55vh',
  overflowY: 'auto',
  pb: 1,
} as const;

/** The buttons that order stay in one row, whatever else of the bar fits beside them. */
const orders = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  flex: { xs: '1 1 0', sm: 'none' },
  ml: 'auto',
  '& .MuiButton-sizeLarge': { px: { xs: 1.5, sm: 2.75 } },
} as const;

/** Style of the bar. */
export const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  mx: { xs: -2, sm: 0 },
} as const;
