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

/**
 * Adds the user and returns its key. Refuses with phone_taken, or with invite_unknown when the invitation code does
 * not exist.
 */
export async function registerUser(
  tx: Tx,
  { phone, password_hash, inviter, now }: Registration,
): Promise<string> {
  if (await findByPhone(tx, phone))
    throw refuse('phone_taken', { fields: { phone: errors.phone_taken.msg } });
  const rid = newRid();
  await insertUser(tx, {
    rid,
    account: phone,
    phone,
    password_hash,
    invitation_code: newInvitationCode(),
    invited_by: await inviterRid(tx, inviter),
    created: now,
  });
  return rid;
}

async function inviterRid(tx: Tx, code: string): Promise<string | null> {
  if (code === '') return null;
  const inviter = await findByInvitation(tx, code.toUpperCase());
  if (!inviter) throw refuse('invite_unknown', { fields: { invitation_code: errors.invite_unknown.msg } });
  return inviter.rid;
}

/** Characters without lookalikes: no 0, 1, I, L, O, U. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ23';

/** Returns a random code of eight characters that are easy to read aloud. */
export function newInvitationCode(): string {
  return Array.from(randomBytes(8), (byte) => signs[byte & 31]).join('');
}
