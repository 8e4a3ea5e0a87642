import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { sms_codes } from './smsCode.table';

export type SmsCodeRow = typeof sms_codes.$inferSelect;
/** 0 registration, 1 password reset, 3 login. */
export type UseFor = 0 | 1 | 3;

const of = (phone: string, use_for: UseFor) =>
  and(eq(sms_codes.phone, phone), eq(sms_codes.use_for, use_for));

/** Stores a code and replaces the previous one. */
export async function putCode(tx: Tx, row: SmsCodeRow): Promise<void> {
  const { phone: _phone, use_for: _useFor, ...rest } = row;
  await tx
    .insert(sms_codes)
    .values(row)
    .onConflictDoUpdate({ target: [sms_codes.phone, sms_codes.use_for], set: rest });
}

/** Returns the code and locks its row, so that concurrent guesses wait. */
export async function lockCode(tx: Tx, phone: string, use_for: UseFor): Promise<SmsCodeRow | undefined> {
  const [row] = await tx.select().from(sms_codes).where(of(phone, use_for)).for('update');
  return row;
}

export async function countTry(tx: Tx, phone: string, use_for: UseFor): Promise<void> {
  await tx
    .update(sms_codes)
    .set({ tries: sql`${sms_codes.tries} + 1` })
    .where(of(phone, use_for));
}

/** Deletes the code; returns false when it did not exist. */
export async function removeCode(tx: Tx, phone: string, use_for: UseFor, hash: string): Promise<boolean> {
  const removed = await tx
    .delete(sms_codes)
    .where(and(of(phone, use_for), eq(sms_codes.code_hash, hash)))
    .returning({ phone: sms_codes.phone });
  return removed.length > 0;
}

export async function removeExpiredCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sms_codes).where(lt(sms_codes.expires, now));
}
