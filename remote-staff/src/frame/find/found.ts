import type { Data } from '@portal/shared/contract';
import { dashedCode } from '@portal/shared/rules';
import { noQuery, ordersPath } from '../../ui/ordersFilter';

/** What the server finds for typed text. */
export type Found = Data<'staff/desk/find'>['list'][number];

export const nounLabels: Readonly<Record<Found['noun'], string>> = {
  order: '订单',
  sample: '样品',
  quotation: '报价单',
  reservation: '机时预约',
  statement: '结算单',
  transferApply: '转账凭证',
  invoiceApply: '发票',
  member: '客户',
  device: '服务',
};

/** Returns the page of what was found: the order that it belongs to, or the orders of a member or a service. */
export function pathOf({ noun, code, order_code }: Found): string {
  if (order_code !== null) return `/staff/orders/${order_code}`;
  const all = { ...noQuery, queue: 'all', sort: 'newest' as const };
  return ordersPath(noun === 'member' ? { ...all, member: code } : { ...all, service: code });
}

/** Returns what a whole number means, so that it opens without a choice; undefined when it is none, or may mean several things. */
export function onlyOne(found: readonly Found[], typed: string): Found | undefined {
  const wanted = dashedCode(typed);
  const [one, ...others] = found.filter(({ code, noun }) => code === wanted && noun !== 'device');
  return others.length === 0 ? one : undefined;
}
