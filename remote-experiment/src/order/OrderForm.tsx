import type { Address, Plan, Setting } from '@portal/shared/contract';
import { focusField } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { limits, travels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { DeliverySection } from './DeliverySection';
import { OrderFormProvider } from './formContext';
import { ItemsSection } from './ItemsSection';
import { OrderText } from './OrderText';
import { checkOrder, type FieldMessage } from './orderCheck';
import { loadDraft, saveDraft } from './orderDraft';
import { type OrderFields, orderInput, settledFields } from './orderFields';
import type { OrderItems } from './orderItems';
import { SampleSection } from './SampleSection';
import { Summary } from './Summary';
import { usePlaced } from './usePlaced';
import { usePlaceOrder } from './usePlaceOrder';

interface OrderFormProps {
  readonly plan: Plan;
  readonly order: OrderItems;
  readonly setting: Setting;
  readonly addresses: readonly Address[];
  /** Key of the member, who owns the draft. */
  readonly owner: string;
  readonly onPlaced: (rid: string) => void;
}

/** The whole order on one page. */
export function OrderForm({ plan, order, setting, addresses, owner, onPlaced }: OrderFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<OrderFields>({ defaultValues: loadDraft(owner), shouldFocusError: false });
  const offered = addresses.filter((address) => setting.allowRegion.includes(address.address_code));
  const fields = settledFields(form.watch(), order.needsSample, offered);
  useEffect(() => saveDraft(owner, fields));

  const show = (messages: readonly FieldMessage[]) => {
    form.clearErrors();
    for (const { name, message } of messages) form.setError(name, { message });
    const [first] = messages;
    if (first) focusField(element.current, first.name);
  };
  const { place, busy } = usePlaceOrder(show);
  const finish = usePlaced(plan, order, onPlaced);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const messages = checkOrder(fields);
    show(messages);
    const [first] = messages;
    if (first) return notify.error(first.message);
    const rid = await place(orderInput(fields, order));
    if (rid) finish(rid, fields);
  };

  return (
    <OrderFormProvider value={{ form, fields, setting, offered }}>
      <Box component="form" ref={element} noValidate onSubmit={(event) => void onSubmit(event)} sx={layout}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ItemsSection order={order} />
          <SampleSection needsSample={order.needsSample} />
          {travels(fields.source) && <DeliverySection />}
          <Panel title="其他要求">
            <OrderText
              multiline
              name="message"
              label="备注"
              placeholder="对检测的特殊要求（选填）"
              maxLength={limits.messageLength}
            />
          </Panel>
        </Box>
        <Summary order={order} busy={busy} />
      </Box>
    </OrderFormProvider>
  );
}

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;
