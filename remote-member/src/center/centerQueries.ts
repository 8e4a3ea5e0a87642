import type { Input } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { waitingStates } from '../ui/statusText';
import { waitingTransfersInput } from '../ui/transfer/useTransfers';

/** The newest orders with the counts of all states. */
export const recentInput = { page: 1, size: 5 };
/** Orders that wait for the member; those with a statement wait by it. */
export const waitingInput = {
  states: waitingStates.filter((state) => state !== 'billed' && state !== 'unpaid'),
  page: 1,
  size: 5,
};
/** Data analyses that wait for the member's data, in any of their states. */
export const rawInput = {
  raw_missing: true,
  page: 1,
  size: 5,
} satisfies Input<'auth/web/order/list4person'>;
/** Statements to confirm and to pay. */
export const billsInput = {
  states: ['open', 'unpaid'],
  page: 1,
  size: 5,
} satisfies Input<'auth/assign/settlementList'>;
/** Quotations that wait for the member's answer. */
export const quotationsInput = { states: ['open'], size: 5 } satisfies Input<'auth/quotation/list'>;
/** Requirements with something that the member has not seen. */
export const repliesInput = { unread: true, size: 5 } satisfies Input<'auth/requirement/list'>;
/** Groups that the member manages and in which something waits. */
export const clustersInput = { waiting: true, page: 1, size: 5 } satisfies Input<'auth/cluster/all'>;
/** Requests for invoices that are under way. */
export const invoicesInput = {
  states: ['waiting', 'issuing', 'red_applied', 'red_confirmed'],
  page: 1,
  size: 3,
} satisfies Input<'auth/invoiceApply/list4person'>;
/** Instrument time to come. */
export const reservationsInput = {
  states: ['held', 'booked'],
  page: 1,
  size: 3,
} satisfies Input<'auth/web/reservation/list4person'>;
/** Visits to come; a member has at most `limits.samplings`. */
export const visitsInput = {
  states: ['booked', 'confirmed'],
  page: 1,
  size: limits.samplings,
} satisfies Input<'auth/sampling/list'>;
/** The newest notices. */
export const noticeInput = { page: 1, size: 5, grouped: true };

/** The centre's queries, fetched in parallel, except the months of the chart below. */
export const centerQueries = [
  ['auth/web/order/list4person', recentInput],
  ['auth/web/order/list4person', waitingInput],
  ['auth/web/order/list4person', rawInput],
  ['auth/assign/settlementList', billsInput],
  ['auth/quotation/list', quotationsInput],
  ['auth/requirement/list', repliesInput],
  ['auth/cluster/all', clustersInput],
  ['auth/web/asset/init', {}],
  ['auth/transferApply/list', waitingTransfersInput],
  ['auth/sampling/list', visitsInput],
  ['auth/web/reservation/list4person', reservationsInput],
  ['auth/invoiceApply/list4person', invoicesInput],
  ['auth/message/list', noticeInput],
] as const;
