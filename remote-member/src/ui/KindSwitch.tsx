import { LinkSwitch } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';

const kinds = [
  { kind: 'order', label: '订单', to: paths.orders },
  { kind: 'visit', label: '上门取样', to: paths.visits },
  { kind: 'reservation', label: '仪器机时', to: paths.reservations },
] as const;

/** Switches between the member's orders, visits and reservations of instrument time. */
export function KindSwitch({ kind }: { readonly kind: (typeof kinds)[number]['kind'] }) {
  return (
    <LinkSwitch
      label="订单类型"
      links={kinds.map((one) => ({ label: one.label, to: one.to, current: one.kind === kind }))}
    />
  );
}
