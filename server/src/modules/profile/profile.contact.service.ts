import { type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errorCode';
import type { Context } from '../../http/context';
import { Refusal, refuse } from '../../http/error';
import { prove } from '../account/password.service';
import { notify, notifyPhone } from '../message/message.service';
import { type CodeFor, checkCode, consumeCode } from '../smsCode/smsCode.service';
import { setEmail, setPhone, type UserRow } from '../user/user.repo';
import { formatMaskedPhone } from '../user/user.rules';
import { ownUser } from '../user/user.service';
import { emailChanged, phoneChanged } from './profile.notice';

/**
 * Changes the member's phone, proved by a code sent to the new phone, or the e-mail. The owner is verified as for a
 * change of password. The old contact is notified too. Refuses with code_wrong, password_wrong or phone_taken.
 */
export async function changeContact(
  { phone, phone_code, email, ...proof }: Parsed<'auth/user/update4contact'>,
  context: Context,
): Promise<void> {
  const { db, member, now } = context;
  const user = await db.read((tx) => ownUser(tx, member.rid));
  const consumeProof = await prove(user, proof, context);
  const change =
    email === undefined
      ? await newPhone(user, { phone: phone ?? '', code: phone_code ?? '' }, context)
      : (tx: Tx) => newEmail(tx, user, email, now());
  try {
    await db.transaction(async (tx) => {
      await consumeProof(tx);
      await change(tx);
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
  const of: CodeFor = { phone, useFor: 0, secret };
  await checkCode(db, of, code, now()).catch((error) => {
    if (!(error instanceof Refusal) || error.id !== 'code_wrong') throw error;
    throw refuse('code_wrong', { fields: { phone_code: reasons.newPhoneCodeWrong } });
  });
  return async (tx) => {
    await consumeCode(tx, of, code);
    await setPhone(tx, user, phone);
    const words = phoneChanged(formatMaskedPhone(phone));
    await notify(tx, user.rid, { ...words, channels: [] }, now());
    for (const one of [user.phone ?? '', phone].filter(Boolean)) await notifyPhone(tx, one, words, now());
  };
}

async function newEmail(tx: Tx, user: UserRow, email: string, at: Date): Promise<void> {
  await notify(tx, user.rid, emailChanged(email), at);
  await setEmail(tx, user.rid, email);
}
