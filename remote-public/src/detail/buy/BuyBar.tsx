import { lineAbove } from '@portal/shared/parts';
import { Box, Button, Money } from '@portal/shared/ui';
import { type Buy, once } from './buy';
import { Consult } from './Consult';
import { HotlineButton } from './Hotline';

/** The buying box on phones: a bar fixed to the lower edge. */
export function BuyBar({ rid, choice, unit, pending, onAdd }: Buy) {
  return (
    <Box component="section" aria-label="下单" sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ fontSize: '1.25rem', lineHeight: 1.2 }}>
            <Money fen={choice.totalFen} strong />
          </Box>{' '}
          <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            <Money fen={choice.unitFen} />/{unit} × {choice.count}
          </Box>
        </Box>
        <Consult rid={rid} size="small" />
        <HotlineButton />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Button variant="outlined" disabled={pending} onClick={once(() => onAdd('stay'))}>
          加入实验方案
        </Button>
        <Button variant="contained" color="secondary" disabled={pending} onClick={once(() => onAdd('order'))}>
          立即下单
        </Button>
      </Box>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  px: 2,
  pt: 1,
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  ...lineAbove,
  boxShadow: '0 -4px 16px rgb(4 31 41 / 10%)',
} as const;
