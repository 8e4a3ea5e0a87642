import type { Address, Setting } from '@portal/shared/contract';
import { Form, fieldsOf, useForm } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { addressesWithVisits } from '@portal/shared/pickup';
import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { DeliverySection } from './DeliverySection';
import { ItemsSection } from './ItemsSection';
import { type OrderFields, orderRules, settledFields, startOfOrder } from './orderFields';
import type { OrderItems } from './orderItems';
import { SampleSection } from './SampleSection';
import { Summary } from './Summary';
import { UncertifiedNotice } from './UncertifiedNotice';
import { useCertification } from './useCertification';
import { useKeepInPlan } from './useKeepInPlan';
import { usePlaced } from './usePlaced';
import { usePlaceOrder } from './usePlaceOrder';

interface OrderFormProps {
  readonly order: OrderItems;
  readonly setting: Setting;
  readonly addresses: readonly Address[];
  /** Public key of the member who owns the draft. */
  readonly owner: string;
  /** The member's name, for an address that is entered. */
  readonly profileName: string;
  readonly onPlaced: (rid: string) => void;
}

const { Text } = fieldsOf<OrderFields>();

/** Maps the server's field names, and refusals without a field, to the form's fields. */
const places = {
  sample_source: 'source',
  sample_disposal: 'disposal',
  pickup: 'source',
  'pickup.message': 'pickupMessage',
  pickup_slot_unavailable: 'time',
} as const;

/** The order form on one page. */
export const OrderForm = observer(function OrderForm({
  order,
  setting,
  addresses,
  owner,
  profileName,
  onPlaced,
}: OrderFormProps) {
  const offered = addressesWithVisits(addresses, setting.allowRegion);
  const form = useForm<OrderFields>({
    initial: startOfOrder(addresses, profileName),
    rules: orderRules,
    settle: (fields) => settledFields(fields, order.needsSample, offered),
    draft: { name: 'order', owner },
  });
  const certification = useCertification();
  const { missing, ask } = certification;
  const { place, onRefused } = usePlaceOrder(order, certification);
  const onOrdered = useKeepInPlan(order.direct);
  const finish = usePlaced(order, (rid) => {
    onOrdered();
    onPlaced(rid);
  });
  return (
    <Form
      form={form}
      send={place}
      onSent={({ rid }, fields) => finish(rid, fields)}
      onFailed={onRefused}
      places={places}
      sx={layout}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {missing.length > 0 && <UncertifiedNotice missing={missing} onCertify={() => void ask()} />}
        <ItemsSection order={order} />
        <SampleSection needsSample={order.needsSample} />
        <DeliverySection setting={setting} addresses={addresses} />
        <Panel title="其他要求">
          <Text name="message" label="备注" rows={2} placeholder="对检测的特殊要求（选填）" />
        </Panel>
      </Box>
      <Summary order={order} />
    </Form>
  );
});

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;
