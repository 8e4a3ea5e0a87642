import { lineAbove, Said, ServiceButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Money } from '@portal/shared/ui';
import { AddHere } from './AddHere';
import { type Buy, totalText } from './buy';
import { OrderButton } from './OrderButton';

/** The buying bar on phones, at the lower edge: price, customer service and the two buttons. */
export function BuyBar({ rid, choice, unit, pending, onAdd, onOrder }: Buy) {
  return (
    <Box component="section" aria-label="下单" data-bottom-bar="" sx={bar}>
      <Said>{totalText(choice, unit)}</Said>
      {choice.unitFen !== choice.baseFen && (
        <Box aria-hidden sx={parts}>
          {choice.parts}
        </Box>
      )}
      <Box aria-hidden sx={{ flex: '1 1 0', minWidth: 0, lineHeight: 1.25 }}>
        <Box component="span" sx={{ display: 'block', fontSize: '1.125rem' }}>
          <Money fen={choice.count === 0 ? choice.unitFen : choice.totalFen} strong />
        </Box>
        <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {choice.count === 0 ? `每${unit}` : `${choice.count} ${unit}`}
        </Box>
      </Box>
      <ServiceButton ask={paths.requireAbout(rid)} />
      <AddHere size="medium" choice={choice} pending={pending} onAdd={onAdd} />
      <OrderButton size="medium" choice={choice} onOrder={onOrder} />
    </Box>
  );
}

const parts = {
  flex: 'none',
  width: 1,
  fontSize: '0.75rem',
  lineHeight: 1.3,
  color: 'text.secondary',
} as const;

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  pl: 2,
  pr: 1.5,
  pt: 1,
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  ...lineAbove,
  boxShadow: '0 -4px 16px rgb(4 31 41 / 10%)',
} as const;
