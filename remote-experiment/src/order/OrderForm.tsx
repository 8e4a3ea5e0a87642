import type { Address, Order, Reservation, Sampling, Setting, StoredSample } from '@portal/shared/contract';
import { ErrorSummary, Form, type RemoteDraft, useForm } from '@portal/shared/form';
import { addressesWithVisits } from '@portal/shared/pickup';
import { notify } from '@portal/shared/portal';
import { testsWithSample } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { OrderChanged } from './change/OrderChanged';
import { CouponSection } from './coupon/CouponSection';
import type { OrderCoupons } from './coupon/couponChoice';
import { HumanSection } from './HumanSection';
import { ItemsSection } from './ItemsSection';
import { withOrderAgain } from './orderAgain';
import { type OrderContext, type OrderFields, orderRules, settledFields, startOfOrder } from './orderFields';
import type { OrderItems } from './orderItems';
import { orderLayout } from './orderLayout';
import { orderPlaces } from './orderPlaces';
import { RequestSection } from './RequestSection';
import { RawSection } from './raw/RawSection';
import { useRawFiles } from './raw/useRawFiles';
import { bookedTimes, serviceTimes } from './reservation/serviceTime';
import { TimePanel } from './reservation/TimePanel';
import { SampleSections } from './SampleSections';
import { Summary } from './Summary';
import { NoSample } from './source/SourceSection';
import { keepTrust, withTrust } from './trust';
import { UncertifiedNotice } from './UncertifiedNotice';
import { useCertificationOfOrder } from './useCertificationOfOrder';
import { useItemCount } from './useItemCount';
import { useKeepInPlan } from './useKeepInPlan';
import { useOrderPlaced } from './useOrderPlaced';
import { usePlaceOrder } from './usePlaceOrder';
import { useProposed } from './useProposed';

interface OrderFormProps {
  readonly order: OrderItems;
  readonly setting: Setting;
  readonly addresses: readonly Address[];
  /** The member's visits at which samples were taken. */
  readonly visits: readonly Sampling[];
  /** The member's samples that the lab stores. */
  readonly stored: readonly StoredSample[];
  /** The member's coupons for these items. */
  readonly coupons: OrderCoupons;
  /** Instrument time that the member holds and has booked. */
  readonly reservations: readonly Reservation[];
  /** Public key of the member who owns the draft. */
  readonly owner: string;
  /** The draft at the server. */
  readonly draft: Omit<RemoteDraft, 'onRestored'>;
  /** The member's name, for an address that is entered. */
  readonly profileName: string;
  /** The order that is ordered again. */
  readonly earlier: Order | undefined;
  readonly onPlaced: (rid: string) => void;
}

function noticeRestored(here: boolean, clear: () => void): void {
  const text = here ? '已恢复上次填写的内容' : '已恢复在另一台设备上填写的内容';
  notify.success(text, { label: '清空重填', onClick: clear });
}

/** The order form on one page. */
export const OrderForm = observer(function OrderForm({
  order,
  setting,
  owner,
  draft,
  profileName,
  earlier,
  reservations,
  onPlaced,
  ...known
}: OrderFormProps) {
  const { addresses, visits, stored, coupons } = known;
  const context: OrderContext = {
    needsSample: order.needsSample,
    range: order.samples,
    tests: testsWithSample(order.items),
    terms: order.items,
    addresses,
    offered: addressesWithVisits(addresses, setting.allowRegion),
    visits,
    stored,
    coupons,
  };
  const initial = withOrderAgain(withTrust(startOfOrder(context, profileName), owner), earlier, context);
  const form = useForm<OrderFields>({
    initial,
    rules: orderRules(context),
    settle: (fields) => settledFields(fields, context),
    draft: { name: 'order', owner, remote: { ...draft, onRestored: (here) => noticeRestored(here, clear) } },
  });
  useProposed(form, initial);
  const clear = () => {
    form.reset();
    form.dropDraft();
  };
  const times = serviceTimes(order, reservations);
  const setCount = useItemCount();
  const certification = useCertificationOfOrder();
  const { missing, ask } = certification;
  const [refused, setRefused] = useState<string>();
  const used = { coupons, reservations: bookedTimes(times), raw: useRawFiles(order, owner) };
  const { place, onRefused } = usePlaceOrder(order, used, { certification, onChanged: setRefused });
  const onOrdered = useKeepInPlan(order.direct);
  const finish = useOrderPlaced(order, (rid) => {
    onOrdered();
    onPlaced(rid);
  });
  return (
    <Form
      form={form}
      send={place}
      onSent={({ rid }, fields) => {
        keepTrust(owner, fields);
        finish(rid, fields);
      }}
      onFailed={onRefused}
      places={orderPlaces}
      sx={orderLayout}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <ErrorSummary />
        <OrderChanged
          order={order}
          coupons={coupons}
          reservations={used.reservations}
          refused={refused}
          onClose={() => setRefused(undefined)}
          onContinue={() => {
            setRefused(undefined);
            form.element.current?.requestSubmit();
          }}
        />
        {missing.length > 0 && <UncertifiedNotice missing={missing} onCertify={() => void ask()} />}
        <ItemsSection order={order} />
        <TimePanel times={times} order={order} />
        {order.needsSample && <SampleSections setting={setting} context={context} onCount={setCount} />}
        <HumanSection context={context} />
        {order.analysis && <RawSection owner={owner} needsSample={order.needsSample} />}
        {!order.needsSample && !order.analysis && <NoSample onSite={order.onSite} />}
        <RequestSection />
        <CouponSection coupons={coupons} />
      </Box>
      <Summary order={order} coupons={coupons} />
    </Form>
  );
});
