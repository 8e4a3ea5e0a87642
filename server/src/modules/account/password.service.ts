import { type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { hashPassword, verifyPassword } from '../../kit/password';
import { endTokens } from '../apiToken/apiToken.service';
import { resetAttempts } from '../limit/limit.repo';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { notify } from '../message/message.service';
import { endSessionsOf } from '../session/session.repo';
import { type CodeFor, checkCode, consumeCode } from '../smsCode/smsCode.service';
import { findByPhone, setPassword, type UserRow } from '../user/user.repo';
import { ownUser } from '../user/user.service';
import { ipLimits, passwordLimits } from './account.limits';
import { passwordChanged } from './password.notice';
import { isCommonPassword } from './password.rules';

/** Refuses a password that is common or equal to the phone. */
export function requireUncommon(
  password: string,
  phone: string,
  reason: string = reasons.passwordCommon,
): void {
  if (isCommonPassword(password, phone)) throw refuse('invalid_input', { fields: { password: reason } });
}

/**
 * Sets a new password by a code and ends all sessions and API tokens of the user. A phone without an account never has a valid code,
 * so it is refused like a wrong code.
 */
export async function resetPassword(input: Parsed<'open/reset'>, context: Context): Promise<void> {
  const { db, secret, now } = context;
  const { account: phone, code, password } = input;
  requireUncommon(password, phone);
  await countAttempt(db, ipLimits(attemptOf(context)), now());
  const of: CodeFor = { receiver: phone, useFor: 1, secret };
  await checkCode(db, of, code, now());
  const password_hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await consumeCode(tx, of, code);
    const user = await findByPhone(tx, phone);
    if (!user) throw refuse('code_wrong');
    await putPassword(tx, { user, password_hash, now: now() });
    await endTokens(tx, user.rid, 'reset', now());
  });
}

/** Changes the password of the logged-in member and ends their other sessions. */
export async function changePassword(input: Parsed<'auth/user/password'>, context: Context): Promise<void> {
  const { db, member, now } = context;
  const user = await db.read((tx) => ownUser(tx, member.rid));
  requireUncommon(input.password, user.phone ?? '', reasons.newPasswordCommon);
  const consumeProof = await prove(user, input, context);
  // Not before the proof: the answer would tell whether a password is the right one.
  if (await verifyPassword(user.password_hash, input.password))
    throw refuse('invalid_input', { fields: { password: reasons.passwordSame } });
  const password_hash = await hashPassword(input.password);
  await db.transaction(async (tx) => {
    await consumeProof(tx);
    await putPassword(tx, { user, password_hash, now: now(), keep: member.session_rid });
  });
}

/** Proof that the account's owner sends the request: the old password, or a code sent to the phone. */
export interface Proof {
  readonly old?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Verifies the proof and returns a function that consumes it inside the caller's transaction. Refuses with
 * password_wrong or code_wrong; neither is a 401, because the session stays valid.
 */
export async function prove(
  user: UserRow,
  { old, code }: Proof,
  { db, secret, now }: Pick<Context, 'db' | 'secret' | 'now'>,
): Promise<(tx: Tx) => Promise<void>> {
  const limits = passwordLimits(user.rid);
  await countAttempt(db, limits, now());
  if (old !== undefined) {
    if (!(await verifyPassword(user.password_hash, old)))
      throw refuse('password_wrong', { fields: { old: reasons.oldPasswordWrong } });
    return (tx) => resetAttempts(tx, limits);
  }
  const of: CodeFor = { receiver: user.phone ?? '', useFor: 1, secret };
  await checkCode(db, of, code ?? '', now());
  return (tx) => consumeCode(tx, of, code ?? '');
}

interface NewPassword {
  readonly user: UserRow;
  readonly password_hash: string;
  readonly now: Date;
  /** Session that stays valid. */
  readonly keep?: string;
}

async function putPassword(tx: Tx, { user, password_hash, now, keep }: NewPassword): Promise<void> {
  await setPassword(tx, user.rid, password_hash);
  await endSessionsOf(tx, user.rid, now, keep);
  await notify(tx, user.rid, passwordChanged, now);
}
