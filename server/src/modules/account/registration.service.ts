import { errors, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { readableCode } from '../../kit/readableCode';
import { refer } from '../promoter/promoter.service';
import { findByInvitation, findByPhone, insertUser } from '../user/user.repo';

export interface Registration {
  readonly phone: string;
  readonly password_hash: string;
  /** Invitation code of another member, or a promoter's code; empty for none. */
  readonly inviter: string;
  readonly now: Date;
}

/** Adds the user and returns its rid. Refuses with phone_taken, and a code that is neither a member's nor a promoter's at its field. */
export async function registerUser(
  tx: Tx,
  { phone, password_hash, inviter, now }: Registration,
): Promise<string> {
  if (await findByPhone(tx, phone))
    throw refuse('phone_taken', { fields: { phone: errors.phone_taken.msg } });
  const rid = newRid();
  const invited_by = await inviterRid(tx, inviter);
  await insertUser(tx, {
    rid,
    account: phone,
    phone,
    password_hash,
    invitation_code: readableCode(),
    invited_by,
    created: now,
  });
  const isKnown =
    inviter === '' || invited_by !== null || (await refer(tx, { code: inviter, user_rid: rid, at: now }));
  if (!isKnown) throw unknownInvitation();
  return rid;
}

/** Refusal of an invitation code that is neither a member's nor an approved promoter's, at its field. */
export const unknownInvitation = () =>
  refuse('invalid_input', { fields: { invitation_code: reasons.invitationUnknown } });

async function inviterRid(tx: Tx, code: string): Promise<string | null> {
  if (code === '') return null;
  const inviter = await findByInvitation(tx, code.toUpperCase());
  return inviter?.rid ?? null;
}
