import { paths } from '@portal/shared/portal';
import { LinkSwitch } from './LinkSwitch';

const kinds = [
  { kind: 'order', label: '订单', to: paths.orders },
  { kind: 'visit', label: '上门取样', to: paths.visits },
] as const;

/** Switches between the member's orders and visits. */
export function KindSwitch({ kind }: { readonly kind: 'order' | 'visit' }) {
  return (
    <LinkSwitch
      label="订单类型"
      links={kinds.map((one) => ({ label: one.label, to: one.to, current: one.kind === kind }))}
    />
  );
}
