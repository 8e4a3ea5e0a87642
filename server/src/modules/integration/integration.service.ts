import { type Parsed, reasons } from '@portal/shared/contract';
import { formatAddress } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { type Bound, requireSeen } from '../../http/seen';
import { ownAddress } from '../address/address.service';
import { issueCoupon, offerByCode } from '../coupon/coupon.service';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { countDone } from '../limit/limit.service';
import { notify } from '../message/message.service';
import { findByPhone, findUser, type UserRow } from '../user/user.repo';
import { maskedMember, maskedName } from '../user/user.rules';
import { giftLimits } from './integration.limits';
import { pointsReceived } from './integration.notice';
import {
  type ExchangeRow,
  findGoods,
  type GoodsRow,
  insertExchange,
  nextExchangeCode,
  takeGoods,
} from './integration.repo';

/** The member who acts, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/** Exchanges points for goods that the lab sends to an address of the member. */
export async function exchangeGoods(
  tx: Tx,
  { goods_rid, seen, address_rid }: Bound<'auth/integration/applyExchange'>,
  by: By,
): Promise<ExchangeRow> {
  const goods = await offeredGoods(tx, goods_rid);
  if (goods.coupon_code !== null) throw refuse('not_found', { noun: 'integrationGoods' });
  const to = await ownAddress(tx, by.user_rid, address_rid);
  const sentTo = { recipient: to.name, phone: to.phone, place: formatAddress(to) };
  return exchange(tx, { goods, seen, state: 'waiting', ...sentTo }, by);
}

/** Exchanges points for a coupon, which the member gets at once. */
export async function exchangeCoupon(
  tx: Tx,
  { goods_rid, seen }: Bound<'auth/integration/apply'>,
  by: By,
): Promise<ExchangeRow> {
  const goods = await offeredGoods(tx, goods_rid);
  if (goods.coupon_code === null) throw refuse('not_found', { noun: 'integrationGoods' });
  const offer = await offerByCode(tx, goods.coupon_code);
  await issueCoupon(tx, offer, { user_rid: by.user_rid, source: 'exchange', now: by.at });
  return exchange(tx, { goods, seen, state: 'issued', recipient: '', phone: '', place: '' }, by);
}

/** Returns goods that are offered; refuses with not_found. */
async function offeredGoods(tx: Tx, rid: string): Promise<GoodsRow> {
  const goods = await findGoods(tx, rid);
  if (!goods) throw refuse('not_found', { noun: 'integrationGoods' });
  return goods;
}

interface Exchanged extends Pick<ExchangeRow, 'state' | 'recipient' | 'phone' | 'place'> {
  readonly goods: GoodsRow;
  readonly seen: Bound<'auth/integration/apply'>['seen'];
}

/**
 * Spends the points and takes one piece of the goods. Refuses with seen_changed when the member saw another price,
 * with goods_gone when none is left, with points_short when the points are not enough.
 */
async function exchange(tx: Tx, { goods, seen, ...rest }: Exchanged, { user_rid, at }: By) {
  const { points } = goods;
  requireSeen(seen, { points });
  if (!(await takeGoods(tx, goods.rid, points))) throw refuse('goods_gone');
  const rid = newRid();
  await transfer(
    tx,
    [
      {
        id: exchangeTransfer(rid),
        kind: 'points_spent',
        debit: { kind: 'member', rid: user_rid },
        credit: labOwner,
        amount: points,
        cause: { kind: 'exchange', rid },
      },
    ],
    at,
  );
  const code = await nextExchangeCode(tx, at);
  const { rid: goods_rid, name } = goods;
  return insertExchange(tx, {
    ...rest,
    rid,
    code,
    user_rid,
    goods_rid,
    name,
    points,
    created: at,
    changed: at,
  });
}

/** Id of the transfer that an exchange was paid with. */
export const exchangeTransfer = (rid: string): string => `exchange:${rid}`;

/** Returns the other member with this phone. Refuses a phone without an account and the member's own. */
export async function findReceiver(tx: Tx, phone: string, user_rid: string): Promise<UserRow> {
  const found = await findByPhone(tx, phone);
  const to = found?.merged_into === null ? found : undefined;
  if (!to) throw refuse('invalid_input', { fields: { phone: reasons.receiverUnknown } });
  if (to.rid === user_rid) throw refuse('invalid_input', { fields: { phone: reasons.receiverIsSelf } });
  return to;
}

/** Gives points to another member. Returns the masked name of the receiver. Limited by day. */
export async function givePoints(
  tx: Tx,
  { phone, points, message }: Parsed<'auth/integration/transfer'>,
  { user_rid, at }: By,
): Promise<string> {
  await countDone(tx, giftLimits(user_rid), at);
  const to = await findReceiver(tx, phone, user_rid);
  const rid = newRid();
  await transfer(
    tx,
    [
      {
        id: `points:gift:${rid}`,
        kind: 'points_gift',
        debit: { kind: 'member', rid: user_rid },
        credit: { kind: 'member', rid: to.rid },
        amount: points,
        cause: { kind: 'gift', rid },
      },
    ],
    at,
  );
  const giver = await findUser(tx, user_rid);
  await notify(tx, to.rid, pointsReceived(points, maskedName(giver?.name ?? ''), message), at);
  return maskedMember(to);
}
