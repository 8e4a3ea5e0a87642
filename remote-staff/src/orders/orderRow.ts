import type { Data } from '@portal/shared/contract';

export type StaffOrderRow = Data<'staff/order/list'>['list'][number];

/** Names and counts of the services. */
export const servicesOf = ({ items }: Pick<StaffOrderRow, 'items'>): string =>
  items.map(({ name, count, unit }) => `${name} ×${count}${unit}`).join('；');

/** What of an order must not wait; empty when nothing does. */
export const warningOf = ({ late, open_question }: Pick<StaffOrderRow, 'late' | 'open_question'>): string =>
  [late && '已超时', open_question && '数据疑问'].filter(Boolean).join(' · ');
