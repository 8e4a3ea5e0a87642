import { lineAbove, Said } from '@portal/shared/parts';
import { Box, Money } from '@portal/shared/ui';
import { AddHere } from './AddHere';
import { type Buy, perHour, totalText } from './buy';
import { Consult } from './Consult';
import { Hotline } from './Hotline';
import { OrderButton } from './OrderButton';

/** Total and buttons at the lower end of the buying column. */
export function BuyBox({ rid, choice, unit, pending, onAdd, onOrder }: Buy) {
  return (
    <Box component="section" aria-label="下单" sx={{ flex: 'none', mt: 1.5, pt: 1.5, ...lineAbove }}>
      <Said>{totalText(choice, unit)}</Said>
      <Box
        aria-hidden
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}
      >
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {choice.count === 0 ? perHour : '合计'}
        </Box>
        {choice.count > 0 && (
          <>
            <Box component="span" sx={{ fontSize: '1.5rem', lineHeight: 1.2 }}>
              <Money fen={choice.totalFen} strong />
            </Box>
            <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {choice.count} {unit}
            </Box>
          </>
        )}
        <Box component="span" sx={{ flex: 'none', width: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {choice.parts}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <OrderButton size="large" choice={choice} onOrder={onOrder} />
        <AddHere size="large" choice={choice} pending={pending} onAdd={onAdd} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1, ml: -0.5 }}>
        <Consult rid={rid} size="small" />
        <Hotline rid={rid} />
      </Box>
    </Box>
  );
}
