import { query } from '@portal/shared/api';
import type { Address, OrderForm, Sampling, Setting, StoredSample } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { ErrorSummary, Form, useForm } from '@portal/shared/form';
import { addressesWithVisits } from '@portal/shared/pickup';
import { testsWithSample } from '@portal/shared/rules';
import { Box, ErrorState } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CouponSection } from '../coupon/CouponSection';
import { HumanSection } from '../HumanSection';
import { OrderSkeleton } from '../OrderSkeleton';
import { type OrderContext, type OrderFields, orderRules, settledFields } from '../orderFields';
import { ordered } from '../orderItems';
import { orderLayout } from '../orderLayout';
import { orderPlaces } from '../orderPlaces';
import { RequestSection } from '../RequestSection';
import { SampleSections } from '../SampleSections';
import { NoSample } from '../source/SourceSection';
import { EditItems } from './EditItems';
import { EditRefused } from './EditRefused';
import { EditSummary } from './EditSummary';
import { disposals, fieldsOfOrder } from './editFields';
import { type Typed, typedChanges, withTyped } from './typedChanges';
import { type Quoted, useSaveChange, type Wanted } from './useSaveChange';

interface EditFormProps {
  readonly order: OrderForm;
  readonly setting: Setting;
  readonly addresses: readonly Address[];
  readonly visits: readonly Sampling[];
  readonly stored: readonly StoredSample[];
  readonly profileName: string;
  /** What the member had changed before the order was loaded again. */
  readonly typed: Typed | undefined;
  /** Loads the order again, which was changed elsewhere. */
  readonly onReload: (typed: Typed) => void;
  readonly onSaved: () => void;
}

/** The form of a change: the items are priced by the server with each change of them. */
export function EditForm(props: EditFormProps) {
  const { order, typed } = props;
  const [wanted, setWanted] = useState<readonly Wanted[]>(() => withTyped(order.items, typed?.items));
  const input = { rid: order.rid, items: wanted.map((item) => ({ ...item, options: { ...item.options } })) };
  const quoted = useQuery({
    ...query('auth/order/change/quote', input),
    // The form stays while changed items are priced.
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!quoted.data)
    return quoted.isError ? (
      <ErrorState error={quoted.error} onRetry={() => void quoted.refetch()} />
    ) : (
      <OrderSkeleton />
    );
  const waits = quoted.isPlaceholderData || quoted.isError;
  return (
    <Filling
      {...props}
      wanted={wanted}
      onWanted={setWanted}
      quoted={quoted.data}
      waits={waits}
      problem={quoted.error?.message}
    />
  );
}

interface FillingProps extends EditFormProps {
  readonly wanted: readonly Wanted[];
  readonly onWanted: (wanted: readonly Wanted[]) => void;
  readonly quoted: Quoted;
  /** True while the prices are not those of the items. */
  readonly waits: boolean;
  /** Why the items can't be ordered. */
  readonly problem: string | undefined;
}

const Filling = observer(function Filling({
  order,
  setting,
  profileName,
  wanted,
  onWanted,
  quoted,
  waits,
  problem,
  typed,
  onReload,
  onSaved,
  ...known
}: FillingProps) {
  const { addresses } = known;
  const { coupons } = quoted;
  const items = ordered([{ type_id: order.type_id, items: quoted.items }], quoted.items.length);
  const { date, time } = order.pickup ?? { date: null, time: null };
  const context: OrderContext = {
    ...known,
    needsSample: items.needsSample,
    range: items.samples,
    tests: testsWithSample(items.items),
    terms: items.items,
    keptDisposal: disposals.find((one) => one === order.sample_disposal),
    offered: addressesWithVisits(addresses, setting.allowRegion),
    coupons,
    held: date !== null && time !== null ? { date, time } : undefined,
  };
  const begun = fieldsOfOrder(context, order, profileName);
  const form = useForm<OrderFields>({
    initial: { ...begun, ...typed?.fields },
    rules: orderRules(context),
    settle: (fields) => settledFields(fields, context),
  });
  const { save, saved, onRefused, refused, close } = useSaveChange({ order, wanted, quoted, waits, onSaved });
  return (
    <Form form={form} send={save} onSent={saved} onFailed={onRefused} places={orderPlaces} sx={orderLayout}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <ErrorSummary />
        {order.signed && (
          <Alert severity="info">
            协议已签署。检测项目、样品、备注或价格修改后，原签署作废，请重新签署；只改取件时间、地址或报销材料不影响已签的协议。
          </Alert>
        )}
        <EditItems items={quoted.items} wanted={wanted} onChange={onWanted} problem={problem} />
        {items.needsSample ? (
          <SampleSections
            setting={setting}
            context={context}
            onCount={({ rid }, count) =>
              onWanted(wanted.map((one) => (one.rid === rid ? { ...one, count } : one)))
            }
            mayCount={({ rid }) => quoted.items.some((item) => item.rid === rid && item.fixed === null)}
          />
        ) : (
          <NoSample onSite={items.onSite} />
        )}
        <HumanSection context={context} />
        <RequestSection />
        <CouponSection coupons={coupons} />
      </Box>
      <EditSummary rid={order.rid} wanted={wanted} quoted={quoted} waits={waits} />
      <EditRefused
        refused={refused}
        quoted={quoted}
        onClose={close}
        onReload={() =>
          onReload(
            typedChanges({ fields: begun, items: order.items }, { fields: form.methods.getValues(), wanted }),
          )
        }
        onContinue={() => {
          close();
          form.element.current?.requestSubmit();
        }}
      />
    </Form>
  );
});
