import { createHmac, randomBytes } from 'node:crypto';
import type { Data, Parsed } from '@portal/shared/contract';
import { brand } from '@portal/shared/meta';
import type { Tx } from '../../db/client';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { readableCode } from '../../kit/readableCode';
import { seal, unseal } from '../../kit/sealed';
import { base32, lastStep, matchingStep, totpUri } from '../../kit/totp';
import { resetAttempts } from '../limit/limit.repo';
import { countAttempt } from '../limit/limit.service';
import { ownUser } from '../user/user.service';
import { secondFactorLimits } from './secondFactor.limits';
import {
  confirmSecret,
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  lockSecondFactor,
  putSecret,
  putVerification,
} from './secondFactor.repo';

/** Bytes of a secret: RFC 4226 recommends 160 bits. */
const secretBytes = 20;
const recoveryCodes = 10;

/** Purpose of the key that seals a secret. The account is part of it, so that a copied row is of no use. */
const purposeOf = (staff_rid: string): string => `second factor ${staff_rid}`;

/** Stores a new secret and returns it. Refuses with second_factor_enrolled when an app is bound. */
export async function enrolSecondFactor({
  db,
  member,
  secret: key,
}: Context): Promise<Data<'staff/secondFactor/enrol'>> {
  const secret = randomBytes(secretBytes);
  const sealed = seal(key, purposeOf(member.rid), secret.toString('base64url'));
  const account = await db.transaction(async (tx) => {
    if (!(await putSecret(tx, member.rid, sealed))) throw refuse('second_factor_enrolled');
    return (await ownUser(tx, member.rid)).account;
  });
  return { uri: totpUri(secret, { issuer: brand, account }), secret: base32(secret) };
}

/** Binds the app by its first code, verifies the session and returns the recovery codes. */
export async function confirmSecondFactor(
  { code }: Parsed<'staff/secondFactor/confirm'>,
  context: Context,
): Promise<Data<'staff/secondFactor/confirm'>> {
  const { member, now, secret } = context;
  const codes = Array.from({ length: recoveryCodes }, () => `${readableCode()}-${readableCode()}`);
  const hashes = codes.map((one) => recoveryHash(secret, member.rid, one));
  await proved(context, async (tx) => {
    const row = await lockSecondFactor(tx, member.rid);
    if (!row) throw refuse('second_factor_missing');
    if (row.confirmed !== null) throw refuse('second_factor_enrolled');
    if (!(await isFresh(tx, row.secret, code, context))) return false;
    await confirmSecret(tx, member.rid, { hashes, confirmed: now() });
    return true;
  });
  return { recovery_codes: codes };
}

/** Verifies the session by a code of the app or a recovery code. */
export async function verifySecondFactor(
  { code }: Parsed<'staff/secondFactor/verify'>,
  context: Context,
): Promise<Data<'staff/secondFactor/verify'>> {
  const { db, member, now, secret } = context;
  await proved(context, async (tx) => {
    const row = await lockSecondFactor(tx, member.rid);
    if (!row || row.confirmed === null) throw refuse('second_factor_missing');
    if (/^\d{6}$/.test(code)) return isFresh(tx, row.secret, code, context);
    return consumeRecoveryCode(tx, member.rid, recoveryHash(secret, member.rid, code), now());
  });
  return { recovery_left: await db.read((tx) => countRecoveryCodes(tx, member.rid)) };
}

/** Counts the attempt, and verifies the session when `prove` resolves to true. Else refuses with code_wrong. */
async function proved({ db, member, now }: Context, prove: (tx: Tx) => Promise<boolean>): Promise<void> {
  const limits = secondFactorLimits(member.rid);
  await countAttempt(db, limits, now());
  await db.transaction(async (tx) => {
    if (!(await prove(tx))) throw refuse('code_wrong');
    await putVerification(tx, member.session_rid, now());
    await resetAttempts(tx, limits);
  });
}

/** Whether the code is right and neither it nor a later one was used before. */
async function isFresh(
  tx: Tx,
  sealed: string,
  code: string,
  { member, secret: key, now }: Context,
): Promise<boolean> {
  const secret = Buffer.from(unseal(key, purposeOf(member.rid), sealed), 'base64url');
  const step = matchingStep(secret, code, now());
  return step !== undefined && consumeStep(tx, member.rid, { step, last: lastStep(now()) });
}

/** Returns the keyed hash of a recovery code; case, dashes and blanks do not matter. */
function recoveryHash(key: string, staff_rid: string, code: string): string {
  const bare = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return createHmac('sha256', key).update(`recovery code\n${staff_rid}\n${bare}`).digest('base64url');
}
