import { reasons } from '@portal/shared/contract';
import type { PromoterState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { readableCode } from '../../kit/readableCode';
import { audit } from '../audit/audit.repo';
import { type Notice, notify } from '../message/message.service';
import { findInUse } from '../user/user.repo';
import { promoterApproved, promoterEnded, promoterRefused } from './promoter.notice';
import { findPromoter, type PromoterRow, updateIn } from './promoter.repo';

/** The member of staff who acts, and when. */
interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

interface Change {
  readonly from: PromoterState;
  readonly to: PromoterState;
  readonly note: string;
  readonly notice: Notice;
}

/** Approves an application. The code of an earlier approval stays. */
export function approve(tx: Tx, account: string, by: By): Promise<PromoterRow> {
  return change(tx, account, { from: 'waiting', to: 'approved', note: '', notice: promoterApproved }, by);
}

/** Refuses an application that waits. */
export function refuseApplication(tx: Tx, account: string, note: string, by: By): Promise<PromoterRow> {
  return change(tx, account, { from: 'waiting', to: 'refused', note, notice: promoterRefused(note) }, by);
}

/** Ends a promotion: from now on the link refers nobody and orders earn no rebate. */
export function end(tx: Tx, account: string, note: string, by: By): Promise<PromoterRow> {
  return change(tx, account, { from: 'approved', to: 'ended', note, notice: promoterEnded(note) }, by);
}

async function change(
  tx: Tx,
  account: string,
  { from, to, note, notice }: Change,
  { staff_rid, at }: By,
): Promise<PromoterRow> {
  const user = await findInUse(tx, account);
  if (!user) throw refuse('not_found', { msg: reasons.memberUnknown(account) });
  const before = await findPromoter(tx, user.rid);
  if (!before) throw refuse('not_found', { noun: 'promoter' });
  const code = before.code ?? (to === 'approved' ? `P${readableCode()}` : null);
  const changed = await updateIn(tx, user.rid, from, { state: to, note, code, decided: at });
  if (!changed) throw refuse('promoter_act_refused');
  await audit(tx, {
    staff_rid,
    at,
    act: `promoter.${to}`,
    target: user.rid,
    note,
    before: { state: from },
    after: { state: to, code },
  });
  await notify(tx, user.rid, notice, at);
  return changed;
}
