import { defaultChoices } from '@portal/shared/rules';
import { findDevice } from '../../../src/modules/device/device.repo';
import { changeInput, formOf } from '../../changes';
import { returnAddress, samplesOf, services } from '../../orders';
import type { Act } from '../act';
import type { Person } from '../people';
import { Broken, type Simulation } from '../simulation';

/** An order as the database has it. */
export interface OrderRow {
  readonly rid: string;
  readonly code: string;
  readonly state: string;
  readonly enterprise: boolean;
  readonly needs_sample: boolean;
  readonly locked: boolean;
  readonly has_data: boolean;
}

/** Returns one of the orders that fit a condition; of this member, when one is given. */
export async function someOrder(
  simulation: Simulation,
  where: string,
  person?: Person,
): Promise<OrderRow | undefined> {
  const owned = person ? `AND user_rid = '${person.who.rid}'` : '';
  const found = await simulation.rows<OrderRow>(
    `SELECT * FROM orders WHERE (${where}) ${owned} ORDER BY code`,
  );
  return simulation.chance.pick(found);
}

export const someMember = ({ chance, people, focus }: Simulation): Person => {
  const person = focus && !chance.isOneIn(6) ? focus : chance.pick(people.members);
  if (!person) throw new Error('there are members');
  return person;
};

/** Returns a usable coupon from time to time, now and then one that is used already. */
async function someCoupon(simulation: Simulation, { who }: Person): Promise<string | null> {
  const { chance } = simulation;
  if (!chance.isOneIn(3)) return null;
  const where = chance.isOneIn(4) ? 'true' : 'used IS NULL';
  const found = await simulation.rows<{ rid: string }>(
    `SELECT rid FROM coupon WHERE user_rid = $1 AND ${where} ORDER BY rid`,
    [who.rid],
  );
  return chance.pick(found)?.rid ?? null;
}

const place: Act = {
  name: 'place an order',
  weight: 14,
  run: async (simulation) => {
    const { chance } = simulation;
    const person = someMember(simulation);
    const isSampled = !chance.isOneIn(4);
    const device_rid = isSampled ? services.sampled : services.analysis;
    const { db } = simulation.process.t;
    const device = await db.read((tx) => findDevice(tx, device_rid));
    if (!device) throw new Broken(`${device_rid} is not in the catalogue`);
    const count = chance.between(1, 3);
    const coupon_rid = await someCoupon(simulation, person);
    const input = {
      plan_rids: [],
      item: { device_rid, options: defaultChoices(device.options), count },
      sample_source: isSampled ? (1 as const) : (-1 as const),
      sample_disposal: isSampled ? (chance.isOneIn(2) ? (1 as const) : (2 as const)) : null,
      pickup: isSampled ? { type: 0 as const, message: '' } : null,
      samples: isSampled ? samplesOf(count) : [],
      return_address: isSampled ? returnAddress : null,
      coupon_rid,
    };
    if (input.sample_disposal === 2) Object.assign(input, { return_address: null });
    return simulation.call(person, 'auth/order/add', input, { orders: 1 });
  },
};

const change: Act = {
  name: 'change an order',
  weight: 4,
  run: async (simulation) => {
    const person = someMember(simulation);
    const found = await someOrder(simulation, `state IN ('submitted', 'awaiting_sample')`, person);
    if (!found) return;
    const form = await formOf(simulation.process.t, person.who, found.rid).catch(() => undefined);
    if (!form) return;
    const count = simulation.chance.between(1, 3);
    const items = form.items.map(({ rid, options }) => ({ rid, options, count }));
    const samples = found.needs_sample ? samplesOf(count) : [];
    return simulation.call(person, 'auth/order/change', changeInput(form, { items, samples }));
  },
};

const cancel: Act = {
  name: 'cancel an order',
  weight: 3,
  run: async (simulation) => {
    const person = someMember(simulation);
    // Now and then one that can't be cancelled any more.
    const where = simulation.chance.isOneIn(6)
      ? 'true'
      : `state IN ('submitted', 'confirmed', 'agreed', 'awaiting_sample')`;
    const found = await someOrder(simulation, where, person);
    if (!found) return;
    return simulation.call(
      person,
      'auth/order/cancel',
      { rid: found.rid, reason: '不测了' },
      { cancelled: 1 },
    );
  },
};

const sign: Act = {
  name: 'sign an agreement',
  weight: 3,
  run: async (simulation) => {
    const [person] = simulation.people.members.filter(({ name }) => name === 'enterprise');
    const found = person && (await someOrder(simulation, `state = 'confirmed'`, person));
    if (!found) return;
    const file_rid = await simulation.upload(person);
    if (file_rid === undefined) return;
    return simulation.call(person, 'auth/order/updateProtocolFile', { rid: found.rid, file_rid });
  },
};

export const orderActs = [place, change, cancel, sign];
