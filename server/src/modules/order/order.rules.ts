import { isMailed, type OrderFacts, serviceType } from '@portal/shared/rules';
import type { ListedOrder } from './order.repo';

/** Returns the words by which an order is searched for: its code, its project and the names of its items, in lower case. */
export const searchWords = (
  { code, fund_code }: { readonly code: string; readonly fund_code: string },
  items: readonly { readonly name: string }[],
): string => [code, fund_code, ...items.map(({ name }) => name)].filter(Boolean).join(' ').toLowerCase();

/** Returns whether an order is a retest, and whether it costs anything. */
export const retestKind = ({ retest_of, due_fen }: Pick<ListedOrder, 'retest_of' | 'due_fen'>) => {
  if (retest_of === null) return null;
  return due_fen === 0 ? 'free' : 'charged';
};

/** Returns the facts that decide about an order's acts. */
export const factsOf = (order: ListedOrder): OrderFacts => ({
  state: order.state,
  enterprise: order.enterprise,
  needsSample: order.needs_sample,
  locked: order.locked,
  signed: order.signed,
  hasData: order.has_data,
  rawMissing: order.type_id === serviceType.analysis && !order.has_raw,
  mailed: isMailed(order.sample_source),
  sent: order.parcel_number !== null,
  openQuestion: order.open_question,
  quoted: order.quoted,
  evaluated: order.evaluated,
  retest: retestKind(order),
});
