import { withQuery } from '@portal/shared/portal';

/** The page of what came without an announcement. */
export const unclaimedPath = '/staff/reception/unclaimed';

/** Returns the URL of the list that shows what has this number. */
export const unclaimedOf = (mark: string): string => withQuery(unclaimedPath, { code: mark });
