import { type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errorCode';
import { newRid } from '../../db/rid';
import type { Context } from '../../http/context';
import { Refusal, refuse } from '../../http/error';
import { codeLimits, mailCodeLimits } from '../account/account.limits';
import { sendOrForget } from '../account/ownCode.service';
import { prove } from '../account/password.service';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { mailOf } from '../message/message.mail.notice';
import { notify, notifyPhone } from '../message/message.service';
import { endSessionsOf } from '../session/session.repo';
import { mailCodeText } from '../smsCode/smsCode.notice';
import { type CodeFor, checkCode, consumeCode, issueCode } from '../smsCode/smsCode.service';
import { setEmail, setPhone, type UserRow } from '../user/user.repo';
import { formatMaskedPhone } from '../user/user.rules';
import { ownUser } from '../user/user.service';
import { emailChanged, informationLink, phoneChanged } from './profile.notice';

/**
 * Changes the member's phone or e-mail, proved by a code sent to the new one, and ends the other sessions. The owner is
 * verified as for a change of password. The old contact is notified too. Refuses with code_wrong, password_wrong or
 * phone_taken.
 */
export async function changeContact(
  { phone, phone_code, email, email_code, ...proof }: Parsed<'auth/user/update4contact'>,
  context: Context,
): Promise<void> {
  const { db, member, now } = context;
  const user = await db.read((tx) => ownUser(tx, member.rid));
  const consumeProof = await prove(user, proof, context);
  const change =
    email === undefined
      ? await newPhone(user, { phone: phone ?? '', code: phone_code ?? '' }, context)
      : await newEmail(user, { email, code: email_code ?? '' }, context);
  try {
    await db.transaction(async (tx) => {
      await consumeProof(tx);
      await change(tx);
      await endSessionsOf(tx, user.rid, now(), member.session_rid);
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw refuse('phone_taken', { fields: { phone: reasons.phoneOfOtherAccount } });
    throw error;
  }
}

/** Checks the code before the transaction, whose rollback would reset the count of wrong guesses. */
async function newPhone(
  user: UserRow,
  { phone, code }: { phone: string; code: string },
  { db, secret, now }: Context,
): Promise<(tx: Tx) => Promise<void>> {
  const of: CodeFor = { receiver: phone, useFor: 0, secret };
  await checkCode(db, of, code, now()).catch(atField('phone_code'));
  return async (tx) => {
    await consumeCode(tx, of, code);
    await setPhone(tx, user, phone);
    const words = phoneChanged(formatMaskedPhone(phone));
    await notify(tx, user.rid, { ...words, channels: [] }, now());
    for (const one of [user.phone ?? '', phone].filter(Boolean)) await notifyPhone(tx, one, words, now());
  };
}

async function newEmail(
  user: UserRow,
  { email, code }: { email: string; code: string },
  { db, secret, now }: Context,
): Promise<(tx: Tx) => Promise<void>> {
  const of: CodeFor = { receiver: email, useFor: 5, secret };
  await checkCode(db, of, code, now()).catch(atField('email_code'));
  return async (tx) => {
    await consumeCode(tx, of, code);
    await notify(tx, user.rid, emailChanged(email), now());
    await setEmail(tx, user.rid, email);
  };
}

/** Returns a handler that names the field of the code that was sent to the new contact in the refusal of a wrong code. */
const atField = (field: string) => (error: unknown) => {
  if (!(error instanceof Refusal) || error.id !== 'code_wrong') throw error;
  throw refuse('code_wrong', { fields: { [field]: reasons.newContactCodeWrong } });
};

/** Sends a code by mail to the address that is to become the member's. */
export async function sendMailCode(
  { email }: Parsed<'auth/user/code4mail'>,
  context: Context,
): Promise<void> {
  const { db, member, secret, ports, now, env } = context;
  const limits = codeLimits(email.toLowerCase(), attemptOf(context));
  await countAttempt(db, [...limits, ...mailCodeLimits(member.rid)], now());
  const code = await db.transaction((tx) => issueCode(tx, { receiver: email, useFor: 5, secret }, now()));
  const mail = { ...mailCodeText(code), rid: newRid(), link: informationLink };
  await sendOrForget(db, limits, () => ports.mail.send(email, mailOf(mail, env.publicUrl)));
}
