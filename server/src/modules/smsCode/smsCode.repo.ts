import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { sms_codes } from './smsCode.table';

export type SmsCodeRow = typeof sms_codes.$inferSelect;
/** 0 registration, 1 password reset and proofs of the owner, 3 login, 5 a new e-mail address, 6 signing an agreement. */
export type UseFor = 0 | 1 | 3 | 5 | 6;

const of = (receiver: string, use_for: UseFor) =>
  and(eq(sms_codes.receiver, receiver), eq(sms_codes.use_for, use_for));

/** Stores a code and replaces the previous one. */
export async function putCode(tx: Tx, row: SmsCodeRow): Promise<void> {
  const { receiver: _receiver, use_for: _useFor, ...rest } = row;
  await tx
    .insert(sms_codes)
    .values(row)
    .onConflictDoUpdate({ target: [sms_codes.receiver, sms_codes.use_for], set: rest });
}

/** Returns the code and locks its row, so that concurrent guesses wait. */
export async function lockCode(tx: Tx, receiver: string, use_for: UseFor): Promise<SmsCodeRow | undefined> {
  const [row] = await tx.select().from(sms_codes).where(of(receiver, use_for)).for('no key update');
  return row;
}

export async function countTry(tx: Tx, receiver: string, use_for: UseFor): Promise<void> {
  await tx
    .update(sms_codes)
    .set({ tries: sql`${sms_codes.tries} + 1` })
    .where(of(receiver, use_for));
}

/** Deletes the code; returns false when it did not exist. */
export async function removeCode(tx: Tx, receiver: string, use_for: UseFor, hash: string): Promise<boolean> {
  const removed = await tx
    .delete(sms_codes)
    .where(and(of(receiver, use_for), eq(sms_codes.code_hash, hash)))
    .returning({ receiver: sms_codes.receiver });
  return removed.length > 0;
}

export async function removeExpiredCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sms_codes).where(lt(sms_codes.expires, now));
}
