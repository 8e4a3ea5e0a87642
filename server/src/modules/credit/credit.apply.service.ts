import { type Input, reasons } from '@portal/shared/contract';
import type { CreditAct } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { withdrawWaiting } from '../approval/approval.repo';
import type { UserRow } from '../user/user.repo';
import {
  type CreditApplyRow,
  insertCreditApply,
  lockOwnCreditApply,
  nextCreditCode,
  updateCreditApply,
} from './credit.repo';

type Operation = Input<'auth/creditApply/operate'>;
type Wanted = Omit<Extract<Operation, { op: 'apply' }>, 'op'>;

/** Stores an application of a certified member; a member has at most one that waits. */
export async function applyForCredit(
  tx: Tx,
  { rid: user_rid, organization }: UserRow,
  { amount_fen, reason }: Wanted,
  now: Date,
): Promise<CreditApplyRow> {
  if (organization === null) throw refuse('profile_incomplete', { msg: reasons.creditUncertified });
  const row: CreditApplyRow = {
    rid: newRid(),
    code: await nextCreditCode(tx, now),
    user_rid,
    state: 'waiting',
    amount_fen,
    reason,
    granted_fen: null,
    note: '',
    created: now,
    decided: null,
  };
  if (!(await insertCreditApply(tx, row))) throw refuse('credit_apply_waiting');
  return row;
}

/** Cancels an application that waits, and withdraws the request for a second person's agreement. */
export async function cancelCreditApply(
  tx: Tx,
  user_rid: string,
  rid: string,
  now: Date,
): Promise<CreditApplyRow> {
  const row = await lockOwnCreditApply(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'creditApply' });
  checkCreditWaiting(row, 'cancel');
  await withdrawWaiting(tx, 'credit.grant', row.code, now);
  return updateCreditApply(tx, row, { state: 'cancelled', decided: now });
}

/** Refuses an act on an application that was decided about. */
export function checkCreditWaiting({ state }: CreditApplyRow, act: CreditAct): void {
  if (state !== 'waiting') throw refuse('credit_act_refused', { msg: reasons.creditState(state, act) });
}
