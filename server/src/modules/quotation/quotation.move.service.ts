import { reasons } from '@portal/shared/contract';
import {
  type Actor,
  possibleQuotationActs,
  type QuotationAct,
  quotationActTable,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type Refusal, refuse } from '../../http/error';
import { lockOrder, markQuoted } from '../order/order.repo';
import { moveRequirement } from '../requirement/requirement.move.service';
import { lockRequirement } from '../requirement/requirement.repo';
import { notifyQuotation } from './quotation.notice';
import {
  endQuotation,
  findOpen,
  findWithTarget,
  type QuotationWithTarget,
  type TargetKey,
} from './quotation.repo';
import { factsOf } from './quotation.rules';

/** One act on a quotation: who does it, why and when. */
export interface QuotationStep {
  readonly act: Exclude<QuotationAct, 'supersede'>;
  readonly by: Actor;
  /** Key of the person; null for the system. */
  readonly by_rid: string | null;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Ends a quotation by an act; with `endOpen`, no other code changes its state. The order or requirement is locked first,
 * so that of concurrent acts on it one is done and the others are refused with quotation_act_refused. A requirement whose
 * quotation ends without being accepted waits for the lab again.
 */
export async function moveQuotation(tx: Tx, rid: string, step: QuotationStep): Promise<QuotationWithTarget> {
  const { act, by, by_rid, reason, at } = step;
  const known = await findWithTarget(tx, rid);
  if (!known) throw refuse('not_found', { noun: 'quotation' });
  const { order_rid, requirement_code } = known.quotation;
  if (order_rid !== null) await lockOrder(tx, order_rid);
  const requirement = requirement_code === null ? undefined : await lockRequirement(tx, requirement_code);
  const found = (await findWithTarget(tx, rid)) ?? known;
  if (!possibleQuotationActs(factsOf(found, at), by).includes(act)) throw refused(found, step);
  const ended = await endQuotation(tx, rid, { state: quotationActTable[act].to, changed: at, reason });
  if (!ended) throw refused(found, step);
  if (order_rid !== null) await markQuoted(tx, order_rid, false);
  if (act !== 'accept' && requirement?.state === 'quoted') {
    const text = ended.code + (reason && `：${reason}`);
    await moveRequirement(tx, requirement, { act: 'lapse', by: 'system', by_rid, text, at });
  }
  const target_code = targetCode(found);
  await notifyQuotation(tx, ended, {
    act: act === 'withdraw' && by === 'system' ? 'strand' : act,
    target_code,
    note: reason,
    at,
  });
  return { ...found, quotation: ended };
}

/** Returns the code of the order or requirement. */
export const targetCode = ({ order, requirement }: QuotationWithTarget): string =>
  order?.code ?? requirement?.code ?? '';

/** Ends the open quotation of an order or requirement that is locked, because a new one takes its place. */
export async function endOpen(
  tx: Tx,
  target: TargetKey,
  { act, at }: { readonly act: 'supersede'; readonly at: Date },
): Promise<void> {
  const open = await findOpen(tx, target);
  if (open) await endQuotation(tx, open.rid, { state: quotationActTable[act].to, changed: at, reason: '' });
}

/** Returns the refusal with the reason: it has ended, its last day has passed, or its order or requirement moved on. */
function refused(found: QuotationWithTarget, { act, at }: QuotationStep): Refusal {
  const { state, validUntil, today } = factsOf(found, at);
  if (state !== 'open') return refuse('quotation_act_refused', { msg: reasons.quotationState(state, act) });
  if (today > validUntil)
    return refuse('quotation_act_refused', { msg: reasons.quotationExpired(validUntil) });
  return refuse('quotation_act_refused', { msg: reasons.quotationTargetMoved });
}
