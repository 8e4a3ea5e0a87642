import { type Parsed, reasons } from '@portal/shared/contract';
import { canonicalChoice, isValidChoice, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { deviceOnSale } from '../device/device.service';
import { lockMember } from '../user/user.service';
import { changeItem, deletePlanItems, findItems, listPlan, type PlanRow } from './plan.repo';

/** Changes of items that may make two items equal: they are merged into one with both counts. */

/** The member who acts, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/**
 * Replaces the options of an item. Refuses with not_found when the item or its service is gone, with plan_item_quoted when
 * a quotation has set the price, with option_invalid, and with plan_limit when the merged count exceeds its limit.
 */
export async function changeOptions(
  tx: Tx,
  { rid, options }: Parsed<'auth/tempDevice/options'>,
  { user_rid }: By,
): Promise<void> {
  await lockMember(tx, user_rid);
  const [item] = await findItems(tx, user_rid, [rid]);
  if (!item) throw refuse('not_found', { noun: 'planItem' });
  if (item.quotation_code !== null) throw refuse('plan_item_quoted');
  const device = await deviceOnSale(tx, item.device_rid);
  if (!isValidChoice(device.options, options))
    throw refuse('option_invalid', { msg: reasons.optionsChanged(device.name, device.options, options) });
  await change(tx, item, { options: canonicalChoice(device.options, options) });
}

/** Saves items for later, or puts them back into the plan. Refuses with plan_limit when a merged count exceeds its limit. */
export async function saveItems(
  tx: Tx,
  { rids, saved }: Parsed<'auth/tempDevice/save'>,
  { user_rid, at }: By,
): Promise<void> {
  await lockMember(tx, user_rid);
  const items = (await findItems(tx, user_rid, rids)).filter((item) => item.saved !== saved);
  for (const [index, item] of items.entries()) {
    // The plan is sorted by time: a millisecond each keeps the order of the items.
    await change(tx, item, { saved, created: new Date(at.getTime() + index) });
  }
}

/** Changes an item of a member who is locked; an equal item at the list price is merged into it. */
async function change(
  tx: Tx,
  item: PlanRow,
  changes: Partial<Pick<PlanRow, 'options' | 'saved' | 'created'>>,
): Promise<void> {
  const next = { ...item, ...changes };
  const twin = next.quotation_code === null ? await twinOf(tx, next) : undefined;
  const count = next.count + (twin?.count ?? 0);
  if (count > limits.countMax) throw refuse('plan_limit', { msg: reasons.countLimit });
  if (twin) await deletePlanItems(tx, item.user_rid, [twin.rid]);
  await changeItem(tx, item.rid, { ...changes, count });
}

/** Returns the member's other item with the same choice in the same list, if there is one. */
async function twinOf(tx: Tx, item: PlanRow): Promise<PlanRow | undefined> {
  const own = await listPlan(tx, item.user_rid);
  return own.find(
    (other) =>
      other.rid !== item.rid &&
      other.quotation_code === null &&
      other.saved === item.saved &&
      other.device_rid === item.device_rid &&
      textOf(other.options) === textOf(item.options),
  );
}

/** Returns a canonical choice as text; the database does not keep the order of an object's keys. */
const textOf = (options: PlanRow['options']): string =>
  JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
