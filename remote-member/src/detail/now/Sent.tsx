import type { Order } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { ParcelButton } from '../../ui/step/StepButton';

/** The express number that was entered, which can be changed until the sample is there. */
export function Sent({ order }: { readonly order: Order }) {
  if (!order.parcel || !order.can.includes('send')) return null;
  const { company, number } = order.parcel;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2' }}>
      快递单号：{company} {number}
      <ParcelButton key={`${company} ${number}`} order={order} variant="text">
        修改
      </ParcelButton>
    </Box>
  );
}
