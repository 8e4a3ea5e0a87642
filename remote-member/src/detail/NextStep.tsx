import { query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ShippingLabelButton } from '../ui/ShippingLabelButton';
import { statusTextOf } from '../ui/statusText';
import { ParcelButton, StepButton } from '../ui/step/StepButton';
import { SendTo } from './SendTo';

/** The next step of the order and the member's button for it. The data's section has that of delivered data. */
export function NextStep({ order }: { readonly order: Order }) {
  const setting = useQuery(query('open/setting', {}));
  const status = statusTextOf(order);
  if (!status || order.state === 'delivered') return null;
  const express =
    order.state === 'awaiting_sample' && order.sample_source === 1 && setting.data?.localInfo.express;
  return (
    <Alert
      variant="outlined"
      sx={{ bgcolor: 'background.paper', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      severity={status.byMember ? 'warning' : 'info'}
      role="note"
      aria-label="下一步"
    >
      {status.text}
      {express && <SendTo express={express} code={order.code} />}
      <Sent order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {order.next !== 'download' && <StepButton order={order} />}
        <ShippingLabelButton order={order} />
      </Box>
    </Alert>
  );
}

/** The express number that was entered, which can be changed until the sample is there. */
function Sent({ order }: { readonly order: Order }) {
  if (!order.parcel || !order.can.includes('send')) return null;
  const { company, number } = order.parcel;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      寄样单号：{company} {number}
      <ParcelButton key={`${company} ${number}`} order={order} variant="text">
        修改
      </ParcelButton>
    </Box>
  );
}
