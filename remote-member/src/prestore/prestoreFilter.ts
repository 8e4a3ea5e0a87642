import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { dayIn, laterPage, paths, unless, withQuery } from '@portal/shared/portal';
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
  return {
    account: entryAccounts.find((one) => one === search.get('account')),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
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
  return withQuery(paths.memberPage('prestore'), {
    tab: unless('entries', tab),
    account,
    from,
    to,
    page: laterPage(page),
    transfers: laterPage(transfers),
  });
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
