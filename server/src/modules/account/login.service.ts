import type { LoginResult, Parsed } from '@portal/shared/contract';
import type { Context } from '../../http/context';
import { Refusal, refuse } from '../../http/error';
import { verifyPassword } from '../../kit/password';
import { type Limit, resetAttempts } from '../limit/limit.repo';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt, isWithin } from '../limit/limit.service';
import { notify } from '../message/message.service';
import { clientOf } from '../session/session.client.rules';
import { startSession } from '../session/session.service';
import { findByAccount, type UserRow } from '../user/user.repo';
import { accountLimits, ipLimits, knownBrowserLimits, loginLimits, stoppedLimits } from './account.limits';
import { knownBrowser, rememberBrowser } from './knownBrowser.service';
import { loginStopped } from './login.notice';

/**
 * Logs in by password. Refuses with login_failed, after the same time, for an unknown account and for a wrong
 * password.
 */
export async function login(input: Parsed<'open/login'>, context: Context): Promise<LoginResult> {
  const { db, now } = context;
  const user = await db.read((tx) => findByAccount(tx, input.account));
  const limits = await countLogin(input.account, user, context);
  if (!(await verifyPassword(user?.password_hash, input.password)) || !user) throw refuse('login_failed');
  const started = await db.transaction(async (tx) => {
    await resetAttempts(tx, limits);
    return startSession(tx, user.rid, now(), clientOf(context.request));
  });
  rememberBrowser(context, user.rid);
  return started;
}

/**
 * Counts an attempt and returns the limits that a successful one resets. A browser in which the user has logged in before
 * has a count of its own, so that strangers who guess passwords do not lock the user out.
 */
async function countLogin(
  account: string,
  user: UserRow | undefined,
  context: Context,
): Promise<readonly Limit[]> {
  const { db, now } = context;
  const attempt = attemptOf(context);
  const browser = user && knownBrowser(context, user.rid);
  if (user && browser !== undefined) {
    const own = knownBrowserLimits(browser, user.rid);
    await countAttempt(db, [...own, ...ipLimits(attempt)], now());
    return own;
  }
  const own = loginLimits(account, attempt);
  await countAttempt(db, [...own, ...ipLimits(attempt)], now());
  const ofAll = accountLimits(account);
  await countAttempt(db, ofAll, now()).catch(async (error: unknown) => {
    if (user && error instanceof Refusal) await tellStopped(user, context);
    throw error;
  });
  return [...own, ...ofAll];
}

/** Notifies the owner of an account that is shut for unknown browsers. */
const tellStopped = ({ rid }: UserRow, { db, now }: Context): Promise<void> =>
  db.transaction(async (tx) => {
    if (await isWithin(tx, stoppedLimits(rid), now())) await notify(tx, rid, loginStopped, now());
  });
