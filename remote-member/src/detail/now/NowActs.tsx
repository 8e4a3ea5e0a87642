import type { Order } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { formatFen, yuanOf } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { ShippingLabelButton } from '../../ui/ShippingLabelButton';
import { StepButton } from '../../ui/step/StepButton';

/** The buttons of what happens now: the main one, and what is done beside it. */
export function NowActs({ order }: { readonly order: Order }) {
  return (
    <Box sx={acts}>
      <PrepayButton order={order} />
      {order.next !== 'download' && <StepButton order={order} size="medium" />}
      {order.pickup?.type === 1 && order.can.includes('change') && (
        <Button variant="outlined" component={Link} to={paths.changeOrder(order.rid)}>
          改取件时间
        </Button>
      )}
      {packsNow(order) && <ShippingLabelButton order={order} />}
    </Box>
  );
}

/** Returns whether the member packs a parcel now: not for a pick-up, and an enterprise not before it is asked for the sample. */
const packsNow = ({ pickup, enterprise, state }: Order): boolean =>
  pickup?.type !== 1 && (!enterprise || state === 'awaiting_sample');

/** Leads to the prepayment with the amount that a signed order still lacks. */
function PrepayButton({ order: { state, prepay_missing_fen: missing } }: { readonly order: Order }) {
  if (state !== 'agreed' || missing === null || missing === 0) return null;
  return (
    <Button variant="contained" component={Link} to={paths.prestoreOf(yuanOf(missing))}>
      去预存 {formatFen(missing)}
    </Button>
  );
}

const acts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 0.5,
  '&:empty': { display: 'none' },
  '& .MuiButton-root': { minHeight: 40 },
} as const;
