import { line } from '@portal/shared/parts';
import { Box, Button, Money } from '@portal/shared/ui';
import { type Buy, once } from './buy';
import { Consult } from './Consult';
import { Hotline } from './Hotline';

/** Price of the chosen options and the buttons, beside the pictures on wide screens. */
export function BuyBox({ rid, choice, unit, pending, onAdd }: Buy) {
  return (
    <Box sx={{ mt: 3, p: 2.5, borderRadius: 1, bgcolor: 'background.paper', ...line }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          合计
        </Box>
        <Box component="span" sx={{ fontSize: '1.75rem', lineHeight: 1.2 }}>
          <Money fen={choice.totalFen} strong />
        </Box>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          单价 <Money fen={choice.unitFen} />/{unit} × {choice.count}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          size="large"
          variant="contained"
          color="secondary"
          disabled={pending}
          onClick={once(() => onAdd('order'))}
        >
          立即下单
        </Button>
        <Button size="large" variant="outlined" disabled={pending} onClick={once(() => onAdd('stay'))}>
          加入实验方案
        </Button>
        <Consult rid={rid} size="large" />
      </Box>
      <Hotline rid={rid} />
    </Box>
  );
}
