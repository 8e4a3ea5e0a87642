import { reasons } from '@portal/shared/contract';
import type { EvaluationState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { countStars } from '../device/device.repo';
import { takeBackEvaluationPoints } from '../integration/integration.earn.service';
import { notify } from '../message/message.service';
import { evaluationHidden, evaluationReplied } from './evaluation.notice';
import { type EvaluationRow, lockEvaluation, updateEvaluation } from './evaluation.repo';

interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/** Shows an evaluation on the service's page. */
export async function releaseEvaluation(tx: Tx, code: string, by: By): Promise<EvaluationRow> {
  const row = await evaluationNotIn(tx, code, 'released');
  await countStars(tx, row.device_rid, row.stars, 1);
  await auditState(tx, row, 'released', '', by);
  return updateEvaluation(tx, row, { state: 'released', reason: '' });
}

/** Hides an evaluation, tells its member why, and takes its points back. */
export async function hideEvaluation(tx: Tx, code: string, reason: string, by: By): Promise<EvaluationRow> {
  const row = await evaluationNotIn(tx, code, 'hidden');
  const { user_rid, order_rid, points } = row;
  if (row.state === 'released') await countStars(tx, row.device_rid, row.stars, -1);
  await auditState(tx, row, 'hidden', reason, by);
  await notify(tx, user_rid, evaluationHidden(row, reason, points), by.at);
  const hidden = await updateEvaluation(tx, row, { state: 'hidden', reason, points: 0 });
  await takeBackEvaluationPoints(tx, { user_rid, order_rid, points }, by.at);
  return hidden;
}

/** Stores the lab's answer and tells the member. */
export async function replyToEvaluation(
  tx: Tx,
  code: string,
  reply: string,
  { staff_rid, at }: By,
): Promise<EvaluationRow> {
  const row = await evaluationByCode(tx, code);
  await audit(tx, { staff_rid, act: 'evaluation.reply', target: row.code, note: reply, at });
  await notify(tx, row.user_rid, evaluationReplied(row, reply), at);
  return updateEvaluation(tx, row, { reply, replied: at });
}

async function evaluationByCode(tx: Tx, code: string): Promise<EvaluationRow> {
  const row = await lockEvaluation(tx, code);
  if (!row) throw refuse('not_found', { noun: 'evaluation', code });
  return row;
}

/** Returns the evaluation; refuses when it is in this state already. */
async function evaluationNotIn(tx: Tx, code: string, state: EvaluationState): Promise<EvaluationRow> {
  const row = await evaluationByCode(tx, code);
  if (row.state === state) throw refuse('evaluation_act_refused', { msg: reasons.evaluationState(state) });
  return row;
}

const auditState = (
  tx: Tx,
  { code, state: before }: EvaluationRow,
  after: EvaluationState,
  note: string,
  { staff_rid, at }: By,
): Promise<void> =>
  audit(tx, { staff_rid, act: `evaluation.${after}`, target: code, note, before, after, at });
