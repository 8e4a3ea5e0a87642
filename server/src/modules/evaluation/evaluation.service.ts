import { type Parsed, reasons } from '@portal/shared/contract';
import { canEvaluate } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { pointsForEvaluation } from '../integration/integration.earn.service';
import { findOwnItem, itemsOf, lockOrder, markEvaluated } from '../order/order.repo';
import { claimPicture } from '../upload/upload.repo';
import { type EvaluationRow, evaluationsOf, insertEvaluation, updateEvaluation } from './evaluation.repo';
import { isService } from './evaluation.rules';

/**
 * Adds the member's evaluation of an item of an order. It waits until staff release it. The first evaluation of an order
 * earns points at once, whatever its stars, so that nobody is paid for praise.
 */
export async function addEvaluation(
  tx: Tx,
  { item_rid, stars, text, file_rids, anonymous }: Parsed<'auth/evaluate/add'>,
  { user_rid, at }: { readonly user_rid: string; readonly at: Date },
): Promise<EvaluationRow> {
  const found = await findOwnItem(tx, user_rid, item_rid);
  if (!found || !isService(found.item)) throw refuse('not_found', { noun: 'orderItem' });
  const { item, order } = found;
  if (!canEvaluate(order.state)) throw refuse('evaluation_refused', { msg: reasons.evaluationTooEarly });
  // Evaluations of one order run one after the other, so that one of them earns points.
  await lockOrder(tx, order.rid);
  const earlier = new Set((await evaluationsOf(tx, order.rid)).map((one) => one.item_rid));
  for (const file_rid of file_rids)
    if (!(await claimPicture(tx, file_rid, user_rid))) throw refuse('not_found', { noun: 'upload' });
  const row = await insertEvaluation(
    tx,
    {
      rid: newRid(),
      user_rid,
      order_rid: order.rid,
      item_rid,
      device_rid: item.device_rid,
      stars,
      text,
      anonymous,
      created: at,
    },
    file_rids,
  );
  if (!row) throw refuse('evaluation_refused', { msg: reasons.evaluationExists });
  const services = (await itemsOf(tx, [order.rid])).filter(isService);
  if (services.every(({ rid }) => rid === item.rid || earlier.has(rid))) await markEvaluated(tx, order.rid);
  if (earlier.size > 0) return row;
  const points = await pointsForEvaluation(tx, { user_rid, order_rid: order.rid }, at);
  return updateEvaluation(tx, row, { points });
}
