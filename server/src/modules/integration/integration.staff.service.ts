import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { lockName } from '../../db/nameLock';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { audit } from '../audit/audit.repo';
import { offerByCode } from '../coupon/coupon.service';
import { balance } from '../ledger/ledger.balance.service';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { notify } from '../message/message.service';
import { findInUse } from '../user/user.repo';
import { exchangeRefused, goodsSent, pointsAdjusted } from './integration.notice';
import { editedGoods } from './integration.present';
import {
  type ExchangeRow,
  findExchange,
  lockGoods,
  putGoods,
  returnGoods,
  updateWaiting,
} from './integration.repo';
import { exchangeTransfer } from './integration.service';

/** The member of staff who acts, and when. */
interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/** Adds goods, or replaces those with the same code, from their present state. */
export async function saveGoods(
  tx: Tx,
  { etag, ...goods }: Parsed<'staff/integration/saveGoods'>,
  { staff_rid, at }: By,
): Promise<Data<'staff/integration/saveGoods'>> {
  await lockName(tx, `goods ${goods.code}`);
  const saved = await lockGoods(tx, goods.code);
  requireUnchanged(saved && editedGoods(saved), etag);
  if (goods.coupon_code !== null) await offerByCode(tx, goods.coupon_code);
  const row = { ...goods, rid: saved?.rid ?? newRid() };
  await putGoods(tx, row);
  const note = JSON.stringify({ before: saved ?? null, after: goods });
  await audit(tx, { staff_rid, act: 'integration.saveGoods', target: goods.code, note, at });
  return editedGoods(row);
}

/** Records that goods were sent. Refuses when the exchange does not wait. */
export async function sendGoods(
  tx: Tx,
  { code, company, number }: Parsed<'staff/integration/send'>,
  by: By,
): Promise<ExchangeRow> {
  const change = { state: 'sent', parcel_company: company, parcel_number: number } as const;
  const sent = await changeWaiting(tx, code, change, by);
  await notify(tx, sent.user_rid, goodsSent(sent), by.at);
  return sent;
}

/** Refuses an exchange that waits, and gives points and stock back. */
export async function refuseExchange(
  tx: Tx,
  { code, note }: Parsed<'staff/integration/refuse'>,
  by: By,
): Promise<ExchangeRow> {
  const refused = await changeWaiting(tx, code, { state: 'refused', note }, by);
  await returnGoods(tx, refused.goods_rid);
  const reverses = exchangeTransfer(refused.rid);
  await transfer(tx, [{ id: `${reverses}:back`, reverses }], by.at);
  await notify(tx, refused.user_rid, exchangeRefused(refused), by.at);
  return refused;
}

async function changeWaiting(
  tx: Tx,
  code: string,
  change: Partial<ExchangeRow> & Pick<ExchangeRow, 'state'>,
  { staff_rid, at }: By,
): Promise<ExchangeRow> {
  const changed = await updateWaiting(tx, code, { ...change, changed: at });
  if (!changed) {
    if (await findExchange(tx, code)) throw refuse('exchange_act_refused');
    throw refuse('not_found', { noun: 'integrationExchange', code });
  }
  const note = JSON.stringify({ before: { state: 'waiting' }, after: change });
  await audit(tx, { staff_rid, act: `integration.${change.state}`, target: code, note, at });
  return changed;
}

/** Adds points, or takes points back, and tells the member why. Returns the balances before and after. */
export async function adjustPoints(
  tx: Tx,
  { account, points, note }: Parsed<'staff/integration/adjust'>,
  { staff_rid, at }: By,
): Promise<{ before: number; after: number }> {
  const user = await findInUse(tx, account);
  if (!user) throw refuse('not_found', { msg: reasons.memberUnknown(account) });
  const owner = { kind: 'member', rid: user.rid } as const;
  const rid = newRid();
  const id = `points:adjust:${rid}`;
  const amount = Math.abs(points);
  const cause = { kind: 'adjustment', rid };
  await transfer(
    tx,
    [
      points > 0
        ? { id, kind: 'points_added', debit: labOwner, credit: owner, amount, cause }
        : { id, kind: 'points_back', debit: owner, credit: labOwner, amount, cause },
    ],
    at,
  );
  const { balance: after } = await balance(tx, { owner, kind: 'points' });
  const before = after - points;
  await audit(tx, {
    staff_rid,
    at,
    act: 'integration.adjust',
    target: user.account,
    note: JSON.stringify({ before, after, note }),
  });
  await notify(tx, user.rid, pointsAdjusted(points, note), at);
  return { before, after };
}
