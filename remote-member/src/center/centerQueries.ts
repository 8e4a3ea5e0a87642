import { waitingStates } from '../ui/statusText';

/** The newest orders with the counts of all states. */
export const recentInput = { page: 1, size: 5 };
/** Orders that wait for the member. */
export const waitingInput = { states: waitingStates, page: 1, size: 5 };
/** The newest notices. */
export const noticeInput = { page: 1, size: 5 };

/** The centre's queries, fetched in parallel. */
export const centerQueries = [
  ['auth/web/order/list4person', recentInput],
  ['auth/web/order/list4person', waitingInput],
  ['auth/message/list', noticeInput],
] as const;
