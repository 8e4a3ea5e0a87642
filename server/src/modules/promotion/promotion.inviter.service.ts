import { reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findPromoter, isReferred } from '../promoter/promoter.repo';
import { refer } from '../promoter/promoter.service';
import { findByInvitation, setInviter } from '../user/user.repo';
import { lockMember, ownUser } from '../user/user.service';
import { hasOrdered } from './promotion.repo';

/** Returns why a member can no longer enter an invitation code: one is given, or an order was placed. Undefined while it is open. */
export async function isClosedTo(tx: Tx, user_rid: string): Promise<'given' | 'ordered' | undefined> {
  const { invited_by } = await ownUser(tx, user_rid);
  if (invited_by !== null || (await isReferred(tx, user_rid))) return 'given';
  return (await hasOrdered(tx, user_rid)) ? 'ordered' : undefined;
}

interface Entry {
  /** Code of another member, or of a promoter. */
  readonly code: string;
  readonly user_rid: string;
  readonly at: Date;
}

/**
 * Records by whose invitation a member came. Refuses with invitation_closed after the first order or a code, and at the field an
 * unknown code, the member's own and that of a member whom this one invited: two would reward each other.
 */
export async function enterInvitation(tx: Tx, { code, user_rid, at }: Entry): Promise<void> {
  await lockMember(tx, user_rid);
  const closed = await isClosedTo(tx, user_rid);
  if (closed === 'given') throw refuse('invitation_closed', { msg: reasons.invitationGiven });
  if (closed === 'ordered') throw refuse('invitation_closed');
  const inviter = await findByInvitation(tx, code);
  const isOwn = inviter?.rid === user_rid || (await findPromoter(tx, user_rid))?.code === code;
  if (isOwn) throw wrong(reasons.invitationOwn);
  if (inviter?.invited_by === user_rid) throw wrong(reasons.invitationOfInvited);
  if (inviter) await setInviter(tx, user_rid, inviter.rid);
  else if (!(await refer(tx, { code, user_rid, at }))) throw wrong(reasons.invitationWrong);
}

const wrong = (message: string) => refuse('invalid_input', { fields: { invitation_code: message } });
