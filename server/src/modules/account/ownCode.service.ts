import type { Db } from '../../db/client';
import type { Context } from '../../http/context';
import type { Limit } from '../limit/limit.repo';
import { resetAttempts } from '../limit/limit.repo';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { proofText, signingText } from '../smsCode/smsCode.notice';
import { issueCode } from '../smsCode/smsCode.service';
import { ownUser } from '../user/user.service';
import { codeLimits } from './account.limits';

/** Codes to the member's own phone: the owner of the account proves a change, or signs an agreement. */
const ownCodes = {
  proof: { useFor: 1, text: proofText },
  signing: { useFor: 6, text: signingText },
} as const;

/** Sends a code to the member's own phone. */
export async function sendOwnCode(context: Context, purpose: keyof typeof ownCodes): Promise<void> {
  const { useFor, text } = ownCodes[purpose];
  const { db, member, secret, ports, now } = context;
  const user = await db.read((tx) => ownUser(tx, member.rid));
  const receiver = user.phone ?? '';
  const limits = codeLimits(receiver, attemptOf(context), purpose);
  await countAttempt(db, limits, now());
  const code = await db.transaction((tx) => issueCode(tx, { receiver, useFor, secret }, now()));
  await sendOrForget(db, limits, () => ports.sms.send(receiver, text(code), code));
}

/** Sends a code. When nothing was sent, the next request does not have to wait for the limit of one a minute. */
export async function sendOrForget(
  db: Db,
  limits: readonly Limit[],
  send: () => Promise<void>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    await db.transaction((tx) => resetAttempts(tx, limits.slice(0, 1)));
    throw error;
  }
}
