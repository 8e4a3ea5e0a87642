import type { Data, Input, Pickup, Plan, PlanItem } from '@portal/shared/contract';
import { booksTime, defaultChoices, type OrderAct, sampleRange } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { newRid } from '../src/db/rid';
import { findDevice } from '../src/modules/device/device.repo';
import { orderPickups, orders } from '../src/modules/order/order.table';
import { addToPlan } from '../src/modules/plan/plan.service';
import { member, type TestMember } from './factories';
import type { Given } from './seen';
import type { Answer, TestApp } from './testApp';

/** Input of an order; what the member saw is looked up when it is left out. */
export type GivenOrder = Given<'auth/order/add'>;

/** Services of the seeded catalogue: with a sample, another with a sample, data analysis only, of a special area. */
export const services = { sampled: 'xrd', other: 'sem', analysis: 'rietveld', area: 'area-cathode' };

export const itemsOf = (plan: Plan): PlanItem[] => plan.groups.flatMap((group) => group.items);

/**
 * Adds a service with its default choices to the member's plan; returns the item. Hours of an instrument are put there without held
 * time, as those whose hold has lapsed.
 */
export async function plan(
  t: TestApp,
  { rid, token }: TestMember,
  device_rid = services.sampled,
  count = 1,
): Promise<PlanItem> {
  const device = await t.db.read((tx) => findDevice(tx, device_rid));
  const options = defaultChoices(device?.options ?? []);
  const choice = { device_rid, options, count };
  if (device && booksTime(device)) await t.db.transaction((tx) => addToPlan(tx, rid, choice, t.clock.now()));
  else await t.call('auth/tempDevice/add', choice, { token });
  const { data } = await t.call('auth/tempDevice', {}, { token });
  const item = itemsOf(data).find((one) => one.device_rid === device_rid);
  if (!item) throw new Error(`${device_rid} is not in the plan`);
  return item;
}

/** An address that samples are sent back to. */
export const returnAddress = {
  name: '李同学',
  phone: '13900001111',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '学院路 30 号',
  address_code: '110108',
};

/** Describes samples S1, S2, … */
export const samplesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: `S${index + 1}`,
    name: `样品 ${index + 1}`,
    form: 'powder' as const,
    hazards: [],
  }));

/** Returns the input of an order: the member sends the sample, and it is sent back; `given` overrides the defaults. */
export function orderInput(items: readonly PlanItem[], given: Partial<GivenOrder> = {}): GivenOrder {
  const sampled = items.some((item) => item.needs_sample);
  return {
    plan_rids: items.map((item) => item.rid),
    sample_source: sampled ? 1 : -1,
    sample_disposal: sampled ? 1 : null,
    pickup: sampled ? { type: 0, message: '' } : null,
    samples: samplesOf(sampleRange(items).least),
    return_address: sampled ? returnAddress : null,
    ...given,
  };
}

/** Adds one service to the plan and orders it; returns the order's keys. */
export async function order(
  t: TestApp,
  who: TestMember,
  device_rid = services.sampled,
  given: Partial<GivenOrder> = {},
): Promise<Data<'auth/order/add'>> {
  const item = await plan(t, who, device_rid);
  const answer = await t.call('auth/order/add', orderInput([item], given), { token: who.token });
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
}

type FormPath =
  | 'auth/upload/part'
  | 'staff/upload/part'
  | 'auth/upload4file'
  | 'auth/upload4pic'
  | 'staff/order/file'
  | 'staff/picture/add'
  | 'staff/invoiceApply/file'
  | 'open/web/requirement/add'
  | 'staff/requirement/answer';

/** A file of a form. */
interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

/** Sends a form as a browser does, with a file unless it is null; without a token the caller is a visitor. */
export async function send<P extends FormPath>(
  t: TestApp,
  path: P,
  fields: Input<P>,
  file: SentFile | readonly SentFile[] | null,
  token?: string,
  key?: string,
): Promise<Answer<P>> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
  for (const { name, bytes } of [file ?? []].flat())
    form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const body = new Response(form);
  const response = await t.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { code, msg, data } = response.json();
  const refused = code === 0 ? data : {};
  const { error, fields: wrong, present } = refused;
  const { statusCode: status, headers } = response;
  return { status, code, msg, data, error, fields: wrong, present, headers };
}

export interface Lab {
  readonly token: string;
  /** Applies acts in sequence; throws at the first refusal. */
  acts(code: string, ...acts: OrderAct[]): Promise<void>;
  move(code: string, act: OrderAct, note?: string): Promise<Answer<'staff/order/move'>>;
  addData(code: string, name?: string): Promise<Answer<'staff/order/file'>>;
  /** Takes a new order of an academic member to its delivery with one data file. */
  deliver(code: string): Promise<void>;
  /** Bills delivered orders; throws when it is refused. */
  bill(...codes: string[]): Promise<Data<'staff/statement/add'>>;
}

/** Creates a member of staff who logs in at `at`, with functions for their acts on orders. */
export async function lab(t: TestApp, at = t.clock.now()): Promise<Lab> {
  const { token } = await member(t.db, { role: 'staff' }, at);
  const move = (code: string, act: OrderAct, note = '') =>
    t.call('staff/order/move', { code, act, note }, { token });
  const bill = async (...codes: string[]) => {
    const answer = await t.call('staff/statement/add', { codes }, { token });
    if (answer.code === 0) throw new Error(`bill: ${answer.msg}`);
    return answer.data;
  };
  const acts = async (code: string, ...acts: OrderAct[]) => {
    for (const act of acts) {
      const answer = await move(code, act);
      if (answer.code === 0) throw new Error(`${act}: ${answer.msg}`);
    }
  };
  const addData = (code: string, name = '测试数据.csv') =>
    send(t, 'staff/order/file', { code, kind: 'data' }, { name, bytes: '角度,强度\n10,120\n' }, token);
  const deliver = async (code: string) => {
    await acts(code, 'receive', 'confirm', 'test');
    await addData(code);
    await acts(code, 'deliver');
  };
  return { token, move, bill, acts, addData, deliver };
}

/** Gives the member so many orders with this pick-up: one is placed, the others are copies that take no slot. */
export async function holdPickups(
  t: TestApp,
  who: TestMember,
  pickup: Pickup,
  count: number,
): Promise<string> {
  const { rid } = await order(t, who, services.sampled, { sample_source: 4, pickup });
  await t.db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.rid, rid));
    const [visit] = await tx.select().from(orderPickups).where(eq(orderPickups.order_rid, rid));
    if (!row || !visit) throw new Error('no order');
    const copies = Array.from({ length: count - 1 }, newRid);
    await tx.insert(orders).values(copies.map((copy) => ({ ...row, rid: copy, code: copy })));
    await tx.insert(orderPickups).values(copies.map((order_rid) => ({ ...visit, order_rid })));
  });
  return rid;
}
