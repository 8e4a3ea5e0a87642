import { sql } from 'drizzle-orm';
import { dataShares } from '../dataShare/dataShare.table';
import { evaluations } from '../evaluation/evaluation.table';
import { instrumentPermissions } from '../instrument/instrument.table';
import { orderDrafts } from '../order/order.draft.table';
import { samples } from '../order/order.sampleState.table';
import { orderItems, orders } from '../order/order.table';
import { dataTags } from '../orderFile/orderFile.tag.table';
import { dataViews } from '../orderFile/orderFile.view.table';
import { planShares } from '../plan/plan.share.table';
import { planItems } from '../plan/plan.table';
import { protocolSignatures, protocols } from '../protocol/protocol.table';
import { quotations } from '../quotation/quotation.table';
import { reports } from '../report/report.table';
import { requirements } from '../requirement/requirement.table';
import { reservations, reservationWaits } from '../reservation/reservation.table';
import { recycles } from '../sample/sample4recycle.table';
import { samplings } from '../sampling/sampling.table';
import { moves, movesOnce } from './accountMerge.rule.repo';

/** Rules of orders and what belongs to them, from the plan to the stored sample. */
export const orderRules = {
  evaluation: moves(evaluations.user_rid),
  instrument_permission: movesOnce(instrumentPermissions.user_rid, {
    by: [instrumentPermissions.instrument_rid],
  }),
  report: moves(reports.user_rid),
  requirement: moves(requirements.user_rid),
  sample4recycle: moves(recycles.user_rid),
  sampling: moves(samplings.user_rid),
  orders: moves(orders.user_rid),
  quotation: moves(quotations.user_rid),
  order_item: moves(orderItems.user_rid),
  plan_item: movesOnce(planItems.user_rid, {
    by: [planItems.device_rid, planItems.options, planItems.saved],
    where: (row) => sql`${row}.quotation_code IS NULL`,
  }),
  data_tag: moves(dataTags.user_rid),
  data_view: moves(dataViews.user_rid),
  data_share: moves(dataShares.user_rid),
  plan_share: moves(planShares.user_rid),
  sample: moves(samples.user_rid),
  reservation: moves(reservations.user_rid),
  order_draft: movesOnce(orderDrafts.user_rid, { by: [orderDrafts.device_rid] }),
  protocol: moves(protocols.user_rid),
  protocol_signature: moves(protocolSignatures.user_rid),
  reservation_wait: movesOnce(reservationWaits.user_rid, {
    by: [reservationWaits.instrument_rid, reservationWaits.starts, reservationWaits.ends],
  }),
} as const;
