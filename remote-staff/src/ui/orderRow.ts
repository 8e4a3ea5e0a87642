import type { Data } from '@portal/shared/contract';

export type StaffOrderRow = Data<'staff/order/list'>['list'][number];

/** Names and counts of the services. */
export const servicesOf = ({ items }: Pick<StaffOrderRow, 'items'>): string =>
  items.map(({ name, count, unit }) => `${name} ×${count}${unit}`).join('；');
