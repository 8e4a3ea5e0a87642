import { randomBytes } from 'node:crypto';
import { errors } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { findByInvitation, findByPhone, insertUser } from '../user/user.repo';

export interface Registration {
  readonly phone: string;
  readonly password_hash: string;
  /** Invitation code of another member; empty for none. */
  readonly inviter: string;
  readonly now: Date;
}

export interface Registered {
  readonly rid: string;
  readonly invited: boolean;
}

/** Adds the user and ignores an unknown invitation code. Refuses with phone_taken. */
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
    invitation_code: newInvitationCode(),
    invited_by,
    created: now,
  });
  return { rid, invited: invited_by !== null };
}

async function inviterRid(tx: Tx, code: string): Promise<string | null> {
  if (code === '') return null;
  const inviter = await findByInvitation(tx, code.toUpperCase());
  return inviter?.rid ?? null;
}

/** Characters without lookalikes: no 0, 1, I, L, O, U. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ23';

/** Returns a random code of eight characters that are easy to read aloud. */
export function newInvitationCode(): string {
  return Array.from(randomBytes(8), (byte) => signs[byte & 31]).join('');
}
