import type { PortalQuery } from '@portal/shared/api';
import type { Input, InvoiceApply } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { dayIn, paths } from '@portal/shared/portal';
import { type InvoiceApplyState, type InvoiceType, invoiceTypeOrder, limits } from '@portal/shared/rules';

/** Tabs of the requests. A tab has the requests in one of its states; without states, all requests. */
export const invoiceTabs = [
  { key: 'all', label: '全部', states: [] },
  { key: 'waiting', label: '待开票', states: ['waiting', 'issuing'] },
  { key: 'issued', label: '已开票', states: ['issued'] },
  { key: 'red', label: '红冲', states: ['red_applied', 'red_confirmed', 'red'] },
  { key: 'refused', label: '未通过', states: ['refused'] },
  { key: 'cancelled', label: '已取消', states: ['cancelled'] },
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  readonly states: readonly InvoiceApplyState[];
}[];
export type InvoiceTab = (typeof invoiceTabs)[number];

/** What is shown over the list: one request, its form, or the form of a new request. */
type Over =
  | { readonly kind: 'detail' | 'edit'; readonly rid: InvoiceApply['rid'] }
  | {
      readonly kind: 'new';
      readonly statement_rid?: string;
      readonly prestore_rid?: string;
      readonly type?: InvoiceType;
    };

/** The filters of the page, stored in the URL. */
export interface InvoiceApplyFilter {
  /** Requests, or what is invoiced of each statement. */
  readonly view: 'applies' | 'statements';
  readonly tab: InvoiceTab;
  /** First and last day of the request; empty for all. */
  readonly from: string;
  readonly to: string;
  /** Words in numbers, title or statement; empty for all. */
  readonly kw: string;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly over?: Over;
}

/** Reads the filters from a URL's query; an invalid part counts as missing. */
export function invoiceApplyFilter(search: URLSearchParams): InvoiceApplyFilter {
  const over = overOf(search);
  return {
    view: search.get('view') === 'statements' ? 'statements' : 'applies',
    tab: invoiceTabs.find(({ key }) => key === search.get('state')) ?? invoiceTabs[0],
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    kw: (search.get('kw') ?? '').slice(0, 100),
    page: pageOf(search),
    ...(over && { over }),
  };
}

function overOf(search: URLSearchParams): Over | undefined {
  const rid = search.get('rid');
  if (rid) return { kind: 'detail', rid };
  const edited = search.get('edit');
  if (edited) return { kind: 'edit', rid: edited };
  const prestore_rid = search.get('prestore');
  if (prestore_rid) return { kind: 'new', prestore_rid };
  const statement_rid = search.get('statement');
  if (statement_rid === null) return undefined;
  const type = typeOf(search.get('type'));
  return { kind: 'new', ...(statement_rid && { statement_rid }), ...(type && { type }) };
}

const typeOf = (text: string | null): InvoiceType | undefined =>
  invoiceTypeOrder.find((type) => String(type) === text);

/** Returns the URL of the page with these filters. */
export function invoiceApplyPath({
  view,
  tab,
  from = '',
  to = '',
  kw = '',
  page = 1,
  over,
}: Partial<InvoiceApplyFilter>): string {
  const search = new URLSearchParams();
  if (view === 'statements') search.set('view', view);
  if (tab && tab.key !== 'all') search.set('state', tab.key);
  if (from) search.set('from', from);
  if (to) search.set('to', to);
  if (kw) search.set('kw', kw);
  if (page > 1) search.set('page', String(page));
  if (over?.kind === 'detail') search.set('rid', over.rid);
  if (over?.kind === 'edit') search.set('edit', over.rid);
  if (over?.kind === 'new' && over.prestore_rid) search.set('prestore', over.prestore_rid);
  else if (over?.kind === 'new') {
    search.set('statement', over.statement_rid ?? '');
    if (over.type) search.set('type', String(over.type));
  }
  return `${paths.memberPage('invoiceLs')}${search.size > 0 ? `?${search}` : ''}`;
}

/** Returns the input of the list of requests. */
export const appliesInput = ({ page, ...filter }: InvoiceApplyFilter) =>
  ({
    ...requestsInput(filter),
    page,
    size: limits.pageSize,
  }) satisfies Input<'auth/invoiceApply/list4person'>;

/** Returns which requests the filters show: for the list, its export and its zip. */
export const requestsInput = ({ tab, from, to, kw }: Omit<InvoiceApplyFilter, 'page'>) =>
  ({
    states: [...tab.states],
    ...(from && { from }),
    ...(to && { to }),
    ...(kw && { kw }),
  }) satisfies Input<'auth/invoiceApply/zip'>;

/** True when a period or words narrow the list. */
export const isNarrowed = ({ from, to, kw }: InvoiceApplyFilter): boolean => Boolean(from || to || kw);

/** Returns the input of the list of statements. */
export const historyInput = ({ page }: InvoiceApplyFilter) =>
  ({ page, size: limits.pageSize }) satisfies Input<'auth/asset/invoiceHistory'>;

/** Returns the first query of the page in the URL. */
export function firstInvoiceQuery(search: URLSearchParams): PortalQuery {
  const filter = invoiceApplyFilter(search);
  return filter.view === 'statements'
    ? ['auth/asset/invoiceHistory', historyInput(filter)]
    : ['auth/invoiceApply/list4person', appliesInput(filter)];
}
