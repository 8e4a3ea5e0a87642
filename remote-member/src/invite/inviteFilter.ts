import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, withQuery } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';

/** Returns the call's input for a URL's query. */
export const invitedInput = (search: URLSearchParams) =>
  ({ page: pageOf(search), size: limits.pageSize }) satisfies Input<'auth/invite/list'>;

/** Returns the URL of a page of the invited members. */
export const invitedPath = (page: number): string =>
  withQuery(paths.memberPage('invite'), { page: laterPage(page) });
