import { errors } from '@portal/shared/contract';
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

export interface Registered {
  readonly rid: string;
  /** Whether the code is that of a member or of a promoter. */
  readonly invited: boolean;
}

/** Adds the user and ignores an unknown code. Refuses with phone_taken. */
export async function registerUser(
  tx: Tx,
  { phone, password_hash, inviter, now }: Registration,
): Promise<Registered> {
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
  const invited = invited_by !== null || (await refer(tx, { code: inviter, user_rid: rid, at: now }));
  return { rid, invited };
}

async function inviterRid(tx: Tx, code: string): Promise<string | null> {
  if (code === '') return null;
  const inviter = await findByInvitation(tx, code.toUpperCase());
  return inviter?.rid ?? null;
}
