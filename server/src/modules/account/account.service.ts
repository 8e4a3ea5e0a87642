import type { Data, LoginResult, Parsed } from '@portal/shared/contract';
import { isUniqueViolation } from '../../db/errorCode';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { hashPassword } from '../../kit/password';
import { agree } from '../consent/consent.service';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { clientOf } from '../session/session.client.rules';
import { startSession } from '../session/session.service';
import { codeText, noCodeText } from '../smsCode/smsCode.notice';
import { type CodeFor, checkCode, consumeCode, issueCode, issueNothing } from '../smsCode/smsCode.service';
import { awaitsBinding } from '../ticket/ticket.service';
import { findByPhone } from '../user/user.repo';
import { codeLimits, invitationLimits, ipLimits } from './account.limits';
import { rememberBrowser } from './knownBrowser.service';
import { sendOrForget } from './ownCode.service';
import { requireUncommon } from './password.service';
import { registerUser } from './registration.service';

/**
 * Sends a code. Returns the same for phones with and without an account, and sends each one text: a code, or a note
 * that a code would be useless. For a WeChat binding, the phone may have no account yet.
 */
export async function sendCode(
  { phone, useFor, ticket }: Parsed<'open/code4sms'>,
  context: Context,
): Promise<void> {
  const { db, secret, ports, now } = context;
  const limits = codeLimits(phone, attemptOf(context));
  await countAttempt(db, limits, now());
  const of: CodeFor = { receiver: phone, useFor, secret };
  const binding = useFor === 3 && ticket !== undefined && (await awaitsBinding(db, ticket, now()));
  const { text, code } = await db.transaction(async (tx) => {
    const registered = (await findByPhone(tx, phone)) !== undefined;
    if (binding || registered !== (useFor === 0)) {
      const issued = await issueCode(tx, of, now());
      return { text: codeText(useFor, issued), code: issued };
    }
    await issueNothing(tx, of, now());
    return { text: noCodeText(useFor), code: undefined };
  });
  await sendOrForget(db, limits, () => ports.sms.send(phone, text, code));
}

/** Registers a member. Refuses with the invalid field; the code stays valid unless it was used. */
export async function register(input: Parsed<'open/sign'>, context: Context): Promise<Data<'open/sign'>> {
  const { db, secret, now } = context;
  const { phone, code, password, invitation_code: inviter, consent: versions } = input;
  requireUncommon(password, phone);
  await countAttempt(db, ipLimits(attemptOf(context)), now());
  const of: CodeFor = { receiver: phone, useFor: 0, secret };
  await checkCode(db, of, code, now());
  if (inviter !== '') await countAttempt(db, invitationLimits(phone), now());
  const password_hash = await hashPassword(password);
  try {
    await db.transaction(async (tx) => {
      await consumeCode(tx, of, code);
      const user_rid = await registerUser(tx, { phone, password_hash, inviter, now: now() });
      await agree(tx, { user_rid, versions, source: 'registration', now: now() });
    });
    return { invitation: inviter === '' ? 'none' : 'accepted' };
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse('phone_taken');
    throw error;
  }
}

/** Logs in by code. Refuses with code_wrong both for a wrong code and for a phone without an account. */
export async function loginForCode(
  { phone, code, consent: versions }: Parsed<'open/loginForCode'>,
  context: Context,
): Promise<LoginResult> {
  const { db, secret, now } = context;
  await countAttempt(db, ipLimits(attemptOf(context)), now());
  const of: CodeFor = { receiver: phone, useFor: 3, secret };
  await checkCode(db, of, code, now());
  const { user, started } = await db.transaction(async (tx) => {
    await consumeCode(tx, of, code);
    const user = await findByPhone(tx, phone);
    if (!user) throw refuse('code_wrong');
    await agree(tx, { user_rid: user.rid, versions, source: 'code', now: now() });
    return { user, started: await startSession(tx, user.rid, now(), clientOf(context.request)) };
  });
  rememberBrowser(context, user.rid);
  return started;
}
