import { type OrderState, orderStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

/** States in which the lab has to act soon. */
const waitsForLab: readonly OrderState[] = [
  'submitted',
  'received',
  'testing',
  'delivered',
  'disputed',
  'paid',
];

/** The state of an order; one that waits for the lab has the main colour. */
export const StateMark = ({ state }: { readonly state: OrderState }) => (
  <Box
    component="span"
    sx={{
      px: 1,
      py: 0.25,
      borderRadius: 1,
      fontSize: 13,
      lineHeight: 1.5,
      whiteSpace: 'nowrap',
      border: 1,
      borderColor: 'divider',
      color: waitsForLab.includes(state) ? 'primary.main' : 'text.secondary',
    }}
  >
    {orderStateLabels[state]}
  </Box>
);
