import { isMailed, type OrderFacts } from '@portal/shared/rules';
import type { ListedOrder } from './order.repo';

/** Returns the facts that decide about an order's acts. */
export const factsOf = (order: ListedOrder): OrderFacts => ({
  state: order.state,
  enterprise: order.enterprise,
  needsSample: order.needs_sample,
  signed: order.signed,
  hasData: order.has_data,
  mailed: isMailed(order.sample_source),
  sent: order.parcel_number !== null,
  openQuestion: order.open_question,
  quoted: order.quoted,
  evaluated: order.evaluated,
});
