import { useLazyDialog } from '@portal/shared/parts';
import { takesShippingLabel } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import type { LabelledOrder } from './ShippingLabelDialog';

const load = () => import('./ShippingLabelDialog').then((m) => m.ShippingLabelDialog);

/** Prints the label of the parcel with the samples; renders nothing when the order needs none. */
export function ShippingLabelButton({ order }: { readonly order: LabelledOrder }) {
  const { show, prefetchProps, loading, dialog } = useLazyDialog('shipping label', load, { order });
  if (!takesShippingLabel(order)) return null;
  return (
    <>
      <Button size="small" variant="outlined" {...prefetchProps} loading={loading} onClick={show}>
        打印寄样标签
      </Button>
      {dialog}
    </>
  );
}
