import { type Parsed, reasons, type Settings } from '@portal/shared/contract';
import { type Delivery, deliveriesOf, type PickupClock, type SampleSource } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { ownAddress } from '../address/address.service';
import { countOpen } from '../sampling/sampling.repo';
import { presentSetting } from '../setting/setting.present';
import { freeVisit, type Visit } from '../visit/visit.repo';
import { exchangeVisit, requireFewer, requireOpen } from '../visit/visit.service';
import { deletePickup, insertPickup } from './order.change.repo';
import { countPickups, type NewPickup, type PickupRow, pickupOf } from './order.repo';

type Input = Parsed<'auth/order/add'>['pickup'];
type Booking = Extract<Input, { type: 1 }>;
type Picked = Omit<NewPickup, 'order_rid'>;

/** The facts besides the input that a pick-up is checked against. */
export interface PickupRules {
  readonly user_rid: string;
  readonly settings: Settings;
  readonly clock: PickupClock;
}

/**
 * Checks how the sample reaches the lab: the kind fits the sample's source, the district has pick-up, and the day and
 * the slot are open. Then takes a visit of the slot. The caller has locked the member.
 */
export async function plannedPickup(
  tx: Tx,
  pickup: Input,
  source: SampleSource,
  rules: PickupRules,
): Promise<Picked | null> {
  const planned = await checkedPickup(tx, pickup, source, rules);
  await exchangeVisit(tx, { from: null, to: visitOf(planned) }, rules, 'pickup.');
  return planned;
}

async function checkedPickup(
  tx: Tx,
  pickup: Input,
  source: SampleSource,
  rules: PickupRules,
): Promise<Picked | null> {
  requireKind(pickup, source);
  if (pickup === null) return null;
  if (pickup.type === 0) return { type: 0, message: pickup.message };
  const place = await placeFor(tx, pickup, rules);
  const { settings, clock } = rules;
  requireOpen(pickup, { settings, clock }, 'pickup.');
  const pickups = await countPickups(tx, rules.user_rid, clock.today);
  requireFewer({ pickups, bookings: await countOpen(tx, rules.user_rid) }, 'pickup.');
  return { ...place, type: 1, date: pickup.date, time: pickup.time, message: pickup.message };
}

/**
 * Changes how the sample of an order reaches the lab, and returns it. The same place and time stay, though the slot is closed by
 * now; anything else is checked as for a new order, and its visit is taken in place of the former one. The caller has locked the member.
 */
export async function changePickup(
  tx: Tx,
  order_rid: string,
  pickup: Input,
  source: SampleSource,
  rules: PickupRules,
): Promise<Picked | null> {
  requireKind(pickup, source);
  const former = await pickupOf(tx, order_rid);
  const stays = pickup?.type === 1 && former && (await isSame(tx, former, pickup, rules));
  // Not counted among the visits that the member holds.
  await deletePickup(tx, order_rid);
  const changed = stays
    ? { ...former, message: pickup.message }
    : await checkedPickup(tx, pickup, source, rules);
  await exchangeVisit(tx, { from: visitOf(former), to: visitOf(changed) }, rules, 'pickup.');
  if (changed) await insertPickup(tx, { ...changed, order_rid });
  return changed;
}

async function isSame(tx: Tx, former: PickupRow, pickup: Booking, rules: PickupRules): Promise<boolean> {
  if (former.type !== 1 || former.date !== pickup.date || former.time !== pickup.time) return false;
  const from = 'address_rid' in pickup ? await ownAddress(tx, rules.user_rid, pickup.address_rid) : pickup;
  return placeFields.every((field) => from[field] === former[field]);
}

const placeFields = ['name', 'phone', 'address_code', 'address'] as const;

/** Returns the visit of a pick-up; null for a sample that the member sends. */
function visitOf(picked: Pick<Picked, 'date' | 'time'> | null | undefined): Visit | null {
  return picked?.date && picked.time ? { date: picked.date, time: picked.time } : null;
}

function requireKind(pickup: Input, source: SampleSource): void {
  const allowed = deliveriesOf(source);
  if (!allowed.includes(pickup?.type ?? null)) throw wrongKind(allowed);
}

function wrongKind(allowed: readonly Delivery[]) {
  if (allowed.includes(1)) return refuse('invalid_input', { fields: { pickup: reasons.pickupMissing } });
  if (allowed.includes(0)) return refuse('invalid_input', { fields: { pickup: reasons.pickupNotOffered } });
  return refuse('invalid_input', { fields: { pickup: reasons.pickupNotNeeded } });
}

/** Returns a copy of the pick-up address, so that later changes of the address book do not change the order. */
async function placeFor(tx: Tx, pickup: Booking, { user_rid, settings }: PickupRules) {
  const saved = 'address_rid' in pickup;
  const from = saved ? await ownAddress(tx, user_rid, pickup.address_rid) : pickup;
  if (!presentSetting(settings).allowRegion.includes(from.address_code)) {
    const field = saved ? 'pickup.address_rid' : 'pickup.address_code';
    throw refuse('pickup_unavailable', { fields: { [field]: reasons.regionWithoutPickup } });
  }
  const { name, phone, province, city, area, address, address_code } = from;
  return { name, phone, province, city, area, address, address_code };
}

/** Releases the visit of a cancelled order's pick-up. */
export async function freePickup(tx: Tx, order_rid: string): Promise<void> {
  const visit = visitOf(await pickupOf(tx, order_rid));
  if (visit) await freeVisit(tx, visit);
}
