import type { Parsed } from '@portal/shared/contract';
import type { PromoterState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findByCode, insertReferral, type PromoterRow, putApplication } from './promoter.repo';

/** States in which a member may apply again. */
const appliesAgain: readonly PromoterState[] = ['refused', 'ended'];

/** Returns true for a member without an application, and after a refusal or the end of the promotion. */
export const mayApply = (promoter: PromoterRow | undefined): boolean =>
  promoter === undefined || appliesAgain.includes(promoter.state);

/** Applies to become a promoter. Refuses with promoter_act_refused while an application waits or is approved. */
export async function apply(
  tx: Tx,
  { channel }: Parsed<'auth/promoter_apply/add'>,
  { user_rid, at }: { readonly user_rid: string; readonly at: Date },
): Promise<PromoterRow> {
  const put = await putApplication(tx, { user_rid, channel, applied: at }, appliesAgain);
  if (!put) throw refuse('promoter_act_refused');
  return put;
}

/** Records that a new member registered by a promoter's link; returns false for an unknown code. */
export async function refer(
  tx: Tx,
  { code, user_rid, at }: { readonly code: string; readonly user_rid: string; readonly at: Date },
): Promise<boolean> {
  if (code === '') return false;
  const promoter = await findByCode(tx, code.toUpperCase());
  if (!promoter) return false;
  await insertReferral(tx, { user_rid, promoter_rid: promoter.user_rid, created: at });
  return true;
}
