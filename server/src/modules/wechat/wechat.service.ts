import { randomBytes } from 'node:crypto';
import type { Data, LoginResult, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { hashPassword } from '../../kit/password';
import { after } from '../../kit/time';
import { newToken, successorToken } from '../../kit/token';
import { ipLimits } from '../account/account.limits';
import { registerUser } from '../account/registration.service';
import { agree } from '../consent/consent.service';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { notify } from '../message/message.service';
import { clientOf } from '../session/session.client.rules';
import { loginResultOf, startSession, type Tokens } from '../session/session.service';
import { type CodeFor, checkCode, consumeCode } from '../smsCode/smsCode.service';
import { changeTicket, findTicket, lockTicket } from '../ticket/ticket.repo';
import {
  awaitsBinding,
  isConfirmed,
  isValidTicket,
  newScene,
  newTicket,
  partsOf,
  type TicketParts,
  ticketSeconds,
} from '../ticket/ticket.service';
import { findByPhone } from '../user/user.repo';
import { ticketLimits } from './wechat.limits';
import { boundNotice } from './wechat.notice';
import { bind, findBound } from './wechat.repo';

/**
 * Seconds in which a repeated poll returns the same tokens: the browser aborts a poll after one second, so the answer
 * may be lost.
 */
const graceSeconds = 10;

export async function makeTicket(context: Context): Promise<Data<'open/wx/ticket'>> {
  const { db, ports, now } = context;
  await countAttempt(db, ticketLimits(attemptOf(context)), now());
  const scene = newScene();
  const qr_code_url = await ports.wechat.qrCode(scene, ticketSeconds);
  const ticket = await db.transaction((tx) => newTicket(tx, scene, now()));
  return { expire_seconds: ticketSeconds, qr_code_url, ticket };
}

/** Returns the state of the login; the first poll after the confirmation logs in. */
export async function pollTicket(
  { ticket }: Parsed<'open/wx/qrCodeLogin'>,
  context: Context,
): Promise<Data<'open/wx/qrCodeLogin'>> {
  const { db, now } = context;
  const parts = partsOf(ticket);
  const row = await db.read((tx) => findTicket(tx, parts.scene));
  if (!isValidTicket(row, parts, now())) return { state: 'expired' };
  if (row.confirmed === null) return { state: row.scanned === null ? 'waiting' : 'scanned' };
  return db.transaction((tx) => finish(tx, parts, context));
}

async function finish(tx: Tx, parts: TicketParts, context: Context): Promise<Data<'open/wx/qrCodeLogin'>> {
  const { secret, now } = context;
  const row = await lockTicket(tx, parts.scene);
  if (!row?.openid) return { state: 'expired' };
  if (row.used !== null) {
    if (row.salt === null || now() > after(row.used, graceSeconds)) return { state: 'expired' };
    return { state: 'done', login: loginResultOf(tokensOf(secret, parts.secret, row.salt)) };
  }
  const user_rid = await findBound(tx, row.openid);
  if (user_rid === undefined) return { state: 'bind' };
  return { state: 'done', login: await redeemTicket(tx, parts, user_rid, context) };
}

/** Derives the tokens from the ticket's secret, so that they can be returned again without being stored. */
const tokensOf = (secret: string, ticketSecret: string, salt: string): Tokens => ({
  access: successorToken(secret, 'access', ticketSecret, salt),
  refresh: successorToken(secret, 'refresh', ticketSecret, salt),
});

async function redeemTicket(
  tx: Tx,
  { scene, secret: ticketSecret }: TicketParts,
  user_rid: string,
  { secret, now, request }: Context,
): Promise<LoginResult> {
  const salt = randomBytes(16).toString('hex');
  await changeTicket(tx, scene, { used: now(), salt });
  return startSession(tx, user_rid, now(), clientOf(request), tokensOf(secret, ticketSecret, salt));
}

/** Binds the WeChat user to the account of a phone, proved by a code, and logs in. */
export async function bindAccount(
  { ticket, phone, code, consent: versions }: Parsed<'open/wx/bind'>,
  context: Context,
): Promise<LoginResult> {
  const { db, secret, now } = context;
  await countAttempt(db, ipLimits(attemptOf(context)), now());
  if (!(await awaitsBinding(db, ticket, now()))) throw refuse('ticket_expired');
  const of: CodeFor = { receiver: phone, useFor: 3, secret };
  await checkCode(db, of, code, now());
  // A random password that nobody knows; the owner can reset it. Hashed in both cases, so that they take the same
  // time.
  const password_hash = await hashPassword(newToken());
  const parts = partsOf(ticket);
  return db.transaction(async (tx) => {
    const row = await lockTicket(tx, parts.scene);
    if (!row || !isConfirmed(row)) throw refuse('ticket_expired');
    await consumeCode(tx, of, code);
    const user_rid = await userOf(tx, { phone, password_hash, now: now() });
    await agree(tx, { user_rid, versions, source: 'wechat', now: now() });
    await bind(tx, { openid: row.openid, user_rid, created: now() });
    await notify(tx, user_rid, boundNotice, now());
    return redeemTicket(tx, parts, user_rid, context);
  });
}

async function userOf(
  tx: Tx,
  { phone, password_hash, now }: { phone: string; password_hash: string; now: Date },
): Promise<string> {
  const known = await findByPhone(tx, phone);
  if (known) return known.rid;
  return registerUser(tx, { phone, password_hash, inviter: '', now });
}
