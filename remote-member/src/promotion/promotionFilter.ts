import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, unless, withQuery } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';

/** The lists of the page; the first one is the default. */
export const promotionTabs = { rebates: '返利明细', withdrawals: '提现记录' } as const;
export type PromotionTab = keyof typeof promotionTabs;

/** Returns the list that a URL's query names. */
export const promotionTab = (search: URLSearchParams): PromotionTab =>
  search.get('tab') === 'withdrawals' ? 'withdrawals' : 'rebates';

/** Returns the input of the chosen list for a URL's query. */
export const recordsInput = (search: URLSearchParams) =>
  ({ page: pageOf(search), size: limits.pageSize }) satisfies Input<'auth/promoter_rebate/list'>;

/** Returns the URL of a page of a list. */
export const promotionPath = (tab: PromotionTab, page = 1): string =>
  withQuery(paths.memberPage('promotion'), { tab: unless('rebates', tab), page: laterPage(page) });
