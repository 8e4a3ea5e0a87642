import { type Data, type Parsed, type PlanShare, reasons, type SharedPlan } from '@portal/shared/contract';
import { booksTime, isValidChoice, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { after } from '../../kit/time';
import { listPricing } from '../priceGroup/priceGroup.service';
import { findUser } from '../user/user.repo';
import { maskedName } from '../user/user.rules';
import { lockMember } from '../user/user.service';
import { priceItem } from './plan.price.rules';
import { findPlanItems } from './plan.repo';
import { addToPlan, devicesOf, readPlan } from './plan.service';
import {
  deleteExpiredShares,
  findShare,
  insertShare,
  listShares,
  type PlanShareRow,
} from './plan.share.repo';

/** The member who acts, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/**
 * Creates a link to items of the plan. Refuses with plan_changed when an item is gone or saved for later, with
 * plan_share_limit when the member has too many valid links. Expired ones are deleted.
 */
export async function shareItems(
  tx: Tx,
  { rids, days }: Parsed<'auth/planShare/add'>,
  { user_rid, at }: By,
): Promise<PlanShare> {
  await lockMember(tx, user_rid);
  await deleteExpiredShares(tx, user_rid, at);
  if ((await listShares(tx, user_rid, at)).length >= limits.planShares) throw refuse('plan_share_limit');
  const found = await findPlanItems(tx, user_rid, rids);
  const rows = rids.flatMap((rid) => found.filter((row) => row.rid === rid));
  if (rows.length < rids.length) throw refuse('plan_changed');
  const items = rows.map(({ device_rid, name, options, count }) => ({ device_rid, name, options, count }));
  const share = { code: newRid(), user_rid, items, created: at, expires: after(at, days * 24 * 3600) };
  await insertShare(tx, share);
  return presentShare(share);
}

export const presentShare = ({ code, created, expires, items }: PlanShareRow): PlanShare => ({
  code,
  created: created.toISOString(),
  expires: expires.toISOString(),
  names: items.map(({ name }) => name),
});

/** Returns the items of a link for a receiver; refuses with not_found when it has expired or was withdrawn. */
export async function readShared(tx: Tx, code: string, now: Date): Promise<SharedPlan> {
  const share = await validShare(tx, code, now);
  const devices = await devicesOf(tx, share.items);
  // Whoever has the link reads it: at the list prices.
  const pricing = listPricing(now);
  const items = share.items.map((item, position) =>
    priceItem({ ...item, rid: String(position) }, devices.get(item.device_rid), pricing),
  );
  const offered = items.filter(({ available }) => available);
  return {
    from: maskedName((await findUser(tx, share.user_rid))?.name ?? ''),
    expires: share.expires.toISOString(),
    items,
    total_fen: offered.reduce((sum, { total_fen }) => sum + total_fen, 0),
  };
}

/**
 * Adds items of a link to the member's plan. Refuses with not_found, when the plan can't take all of them with plan_limit, and with
 * reservation_unusable for instrument time, of which each member chooses and holds the own.
 */
export async function copyShared(
  tx: Tx,
  { code, positions }: Parsed<'auth/planShare/copy'>,
  { user_rid, at }: By,
): Promise<Data<'auth/planShare/copy'>> {
  const share = await validShare(tx, code, at);
  const wanted = share.items.filter((_, position) => positions.includes(position));
  const devices = await devicesOf(tx, wanted);
  const hourly = wanted.map(({ device_rid }) => devices.get(device_rid)).find((one) => one && booksTime(one));
  if (hourly) throw refuse('reservation_unusable', { msg: reasons.reservationMissing(hourly.name) });
  const gone: string[] = [];
  for (const [index, { device_rid, name, options, count }] of wanted.entries()) {
    const device = devices.get(device_rid);
    if (!device || !isValidChoice(device.options, options)) gone.push(device?.name ?? name);
    // The plan is sorted by time: a millisecond each keeps the order of the items.
    else await addToPlan(tx, user_rid, { device_rid, options, count }, new Date(at.getTime() + index));
  }
  return { plan: await readPlan(tx, user_rid, at), added: wanted.length - gone.length, gone };
}

async function validShare(tx: Tx, code: string, now: Date): Promise<PlanShareRow> {
  const share = await findShare(tx, code, now);
  if (!share) throw refuse('not_found', { noun: 'planShare' });
  return share;
}
