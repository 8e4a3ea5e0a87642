import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, unless, withQuery } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';

/** The lists of the page; the first one is the default. */
export const integrationTabs = { entries: '积分明细', exchanges: '兑换记录' } as const;
export type IntegrationTab = keyof typeof integrationTabs;

/** Returns the list that a URL's query names. */
export const integrationTab = (search: URLSearchParams): IntegrationTab =>
  search.get('tab') === 'exchanges' ? 'exchanges' : 'entries';

/** Input of the entries without their page. */
export const entriesInput = { size: limits.pageSize } satisfies Input<'auth/integration/list'>;

/** Returns the input of the list of exchanges for a URL's query. */
export const exchangesInput = (search: URLSearchParams) =>
  ({ page: pageOf(search), size: limits.pageSize }) satisfies Input<'auth/integration/exchanges'>;

/** Returns the URL of a page of a list. */
export const integrationPath = (tab: IntegrationTab, page = 1): string =>
  withQuery(paths.memberPage('integral'), { tab: unless('entries', tab), page: laterPage(page) });
