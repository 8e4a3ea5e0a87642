import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { errors } from '@portal/shared/contract';
import type { Db, Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { after, latest } from '../../kit/time';
import { countTry, lockCode, putCode, removeCode, type SmsCodeRow, type UseFor } from './smsCode.repo';

/** Lifetime of a code in seconds. */
export const codeSeconds = 5 * 60;
/** Number of wrong guesses after which a code is invalid. */
const triesMax = 5;

/** The receiver and the purpose of a code, and the key of its hash. */
export interface CodeFor {
  /** The phone; for purpose 5 the e-mail address. */
  readonly receiver: string;
  readonly useFor: UseFor;
  readonly secret: string;
}

const hashOf = ({ receiver, useFor, secret }: CodeFor, code: string) =>
  createHmac('sha256', secret).update(`${receiver}:${useFor}:${code}`).digest('hex');

/** Creates and returns a code; the previous one becomes invalid. */
export async function issueCode(tx: Tx, of: CodeFor, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await put(tx, of, hashOf(of, code), now);
  return code;
}

/** Writes the same rows as issueCode without a valid code, so that both take the same time. */
export function issueNothing(tx: Tx, of: CodeFor, now: Date): Promise<void> {
  return put(tx, of, null, now);
}

function put(tx: Tx, { receiver, useFor }: CodeFor, code_hash: string | null, now: Date): Promise<void> {
  return putCode(tx, { receiver, use_for: useFor, code_hash, tries: 0, expires: after(now, codeSeconds) });
}

/**
 * Compares a code with the stored hash. A receiver without a code is compared with a hash that never matches, so that
 * both cases take the same time.
 */
function fitsHash(stored: string | null, given: string): boolean {
  const fits = timingSafeEqual(Buffer.from(stored ?? '0'.repeat(given.length)), Buffer.from(given));
  return fits && stored !== null;
}

/**
 * Refuses with code_wrong unless the code matches. A wrong guess is counted in its own transaction, so that a later
 * rollback does not undo the count.
 */
export async function checkCode(db: Db, of: CodeFor, code: string, now: Date): Promise<void> {
  const fits = await db.transaction(async (tx) => {
    const row = await lockCode(tx, of.receiver, of.useFor);
    if (!row || !isInTime(row, now) || row.tries >= triesMax) return false;
    if (fitsHash(row.code_hash, hashOf(of, code))) return true;
    await countTry(tx, of.receiver, of.useFor);
    return false;
  });
  if (!fits) throw wrongCode();
}

const isInTime = ({ expires }: SmsCodeRow, now: Date): boolean =>
  expires > now && expires <= latest(now, codeSeconds);

/** Deletes the code in the caller's transaction; refuses when it was consumed concurrently. */
export async function consumeCode(tx: Tx, of: CodeFor, code: string): Promise<void> {
  if (!(await removeCode(tx, of.receiver, of.useFor, hashOf(of, code)))) throw wrongCode();
}

function wrongCode() {
  return refuse('code_wrong', { fields: { code: errors.code_wrong.msg } });
}
