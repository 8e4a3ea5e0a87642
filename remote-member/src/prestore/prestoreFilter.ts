import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { isDay } from '../ui/day/day';
import type { PrestoreTab } from '../ui/money/prestoreTab';

/** Rows of the applications in a page. */
const applicationsSize = 5;

/** Accounts whose entries have a list of their own; points have their page. */
export const entryAccounts = ['cash', 'bonus', 'credit', 'rebate'] as const;
export type EntryAccount = (typeof entryAccounts)[number];

/** The filters of the page, stored in the URL. */
export interface PrestoreFilter {
  /** The account whose entries are listed; undefined for cash and bonus together. */
  readonly account: EntryAccount | undefined;
  /** First and last day of the entries; empty for all. */
  readonly from: string;
  readonly to: string;
  /** Page of the applications, starting at 1. */
  readonly page: number;
  /** Page of the reported transfers, starting at 1. */
  readonly transfers: number;
}

/** Reads the filters from a URL's query; an invalid part counts as missing. */
export function prestoreFilter(search: URLSearchParams): PrestoreFilter {
  const dayOf = (name: string) => {
    const day = search.get(name) ?? '';
    return isDay(day) ? day : '';
  };
  return {
    account: entryAccounts.find((one) => one === search.get('account')),
    from: dayOf('from'),
    to: dayOf('to'),
    page: pageOf(search),
    transfers: pageOf(search, 'transfers'),
  };
}

/** Returns the URL of the page with these filters; pages of applications or transfers are those of their tab. */
export function prestorePath({
  tab = 'entries',
  account,
  from = '',
  to = '',
  page = 1,
  transfers = 1,
}: Partial<PrestoreFilter> & { readonly tab?: PrestoreTab }): string {
  const search = new URLSearchParams();
  if (tab !== 'entries') search.set('tab', tab);
  if (account) search.set('account', account);
  if (from) search.set('from', from);
  if (to) search.set('to', to);
  if (page > 1) search.set('page', String(page));
  if (transfers > 1) search.set('transfers', String(transfers));
  return `${paths.memberPage('prestore')}${search.size > 0 ? `?${search}` : ''}`;
}

/** Returns the input of the list of applications. */
export const applicationsInput = ({ page }: PrestoreFilter) =>
  ({ page, size: applicationsSize }) satisfies Input<'auth/web/prestore/list'>;

/** Returns the input of the list of reported transfers. */
export const transfersInput = ({ transfers }: PrestoreFilter) =>
  ({ page: transfers, size: applicationsSize }) satisfies Input<'auth/transferApply/list'>;

/** Returns the input of the entries without their page. */
export const entriesInput = ({ from, to }: Pick<PrestoreFilter, 'from' | 'to'>) =>
  ({
    ...(from && { from }),
    ...(to && { to }),
    size: 20,
  }) satisfies Input<'auth/prestoreApply/listPrestoreDetail'>;
