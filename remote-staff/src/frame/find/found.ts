import type { Data } from '@portal/shared/contract';
import { dashedCode } from '@portal/shared/rules';
import { memberPath } from '../../ui/member/memberPath';
import { noQuery, ordersPath } from '../../ui/ordersFilter';

/** What the server finds for typed text. */
export type Found = Data<'staff/desk/find'>['list'][number];

export const nounLabels: Readonly<Record<Found['noun'], string>> = {
  order: '订单',
  sample: '样品',
  quotation: '报价单',
  reservation: '机时预约',
  sampling: '取样预约',
  worksheet: '工作单',
  report: '检测报告',
  unclaimed: '待认领',
  statement: '结算单',
  transferApply: '转账凭证',
  invoiceApply: '发票',
  member: '客户',
  device: '服务',
};

/** The pages of the money desk by what they show. */
const moneyPages: Partial<Readonly<Record<Found['noun'], string>>> = {
  statement: '/staff/money/statements/',
  transferApply: '/staff/money/transfers?state=all&code=',
  invoiceApply: '/staff/money/invoices/',
};

/** Number of the tax system, by which an invoice is found too; its page has the number of the request. */
const taxNumber = /^\d{20}$/;

/** Where who looks works: what each may open. */
export interface Finder {
  /** True for who works at the money desk. */
  readonly money: boolean;
  /** True for who works with samples. */
  readonly samples: boolean;
}

/**
 * Returns the page of what was found: its own one where the finder works with it, else that of the order that it belongs to, or the
 * orders of a service.
 */
export function pathOf({ noun, code, order_code }: Found, finder: Finder): string {
  if (noun === 'sampling') return `/staff/visits/bookings?code=${encodeURIComponent(code)}`;
  if (noun === 'sample' && finder.samples) return `/staff/samples/${encodeURIComponent(code)}`;
  if (noun === 'worksheet') return `/staff/bench/worksheets/${encodeURIComponent(code)}`;
  if (noun === 'report') return `/staff/bench/reports/${encodeURIComponent(code)}`;
  if (noun === 'unclaimed') return `/staff/reception/unclaimed?code=${encodeURIComponent(code)}`;
  if (noun === 'member') return memberPath(code);
  if (noun === 'quotation') return `/staff/quotations/${encodeURIComponent(code)}`;
  const money = finder.money && !taxNumber.test(code) ? moneyPages[noun] : undefined;
  if (money !== undefined) return `${money}${encodeURIComponent(code)}`;
  if (order_code !== null) return `/staff/orders/${order_code}`;
  return ordersPath({ ...noQuery, queue: 'all', sort: 'newest', service: code });
}

/** The whole numbers of what was found: a report's key is none, a parcel has its own and the one on it. */
function numbersOf({ noun, code, title }: Found): readonly string[] {
  if (noun === 'device') return [];
  if (noun === 'unclaimed') return [code, title];
  return [noun === 'report' ? title : code];
}

/** Returns what a whole number means, so that it opens without a choice; undefined when it is none, or may mean several things. */
export function onlyOne(found: readonly Found[], typed: string): Found | undefined {
  const wanted = dashedCode(typed);
  const [one, ...others] = found.filter((each) => numbersOf(each).includes(wanted));
  return others.length === 0 ? one : undefined;
}
