import { withQuery } from '@portal/shared/portal';

export const mergePath = '/staff/admin/merge';

/** Returns the page of an account, perhaps with the one into which it is to be merged. */
export const mergeOf = (account: string, into = ''): string =>
  withQuery(mergePath, { ...(account && { account }), ...(into && { into }) });
