import { LinkSwitch } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';

const kinds = [
  { kind: 'order', label: '订单', to: paths.orders },
  { kind: 'visit', label: '上门取样', to: paths.visits },
  { kind: 'reservation', label: '仪器机时', to: paths.reservations },
  { kind: 'evaluation', label: '评价', to: `${paths.orders}?kind=evaluation` },
] as const;

/** Switches between the member's orders, visits, reservations of instrument time and evaluations. */
export function KindSwitch({ kind }: { readonly kind: (typeof kinds)[number]['kind'] }) {
  return (
    <LinkSwitch
      label="订单类型"
      links={kinds.map((one) => ({ label: one.label, to: one.to, current: one.kind === kind }))}
    />
  );
}
