import type { Input } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { laterPage, paths, unless, withQuery } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';

type ListInput = Input<'auth/assign/settlementList'>;

const size = 10;
/** A page of what can be confirmed or paid at once has as many as one act may have. */
const manySize = limits.statementsAtOnce;

/** Statements that wait for the member's confirmation or for the answer to a dispute. */
export const billedInput = (search: URLSearchParams) =>
  ({ states: ['open', 'disputed'], page: pageOf(search), size: manySize }) satisfies ListInput;

/** Orders that were delivered and have no statement yet. */
export const deliveredInput = {
  states: ['delivered'],
  page: 1,
  size: 20,
} satisfies Input<'auth/web/order/list4person'>;

/** Statements to pay, or with `state=paid` those that are paid. */
export function unpaidInput(search: URLSearchParams) {
  const paid = search.get('state') === 'paid';
  return {
    states: [paid ? 'paid' : 'unpaid'],
    page: pageOf(search),
    size: paid ? size : manySize,
  } satisfies ListInput;
}

/** Returns the URL of a page of unpaid or paid statements. */
export const unpaidPath = (state: 'unpaid' | 'paid', page = 1): string =>
  withQuery(paths.memberPage('unpaid'), { state: unless('unpaid', state), page: laterPage(page) });
