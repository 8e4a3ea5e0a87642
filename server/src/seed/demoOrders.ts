import type { PlanItem } from '@portal/shared/contract';
import { defaultChoices, orderActTable, sampleRange } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import { findDevices } from '../modules/device/device.repo';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { move } from '../modules/order/order.move.service';
import { placeOrder } from '../modules/order/order.place.service';
import { promiseData } from '../modules/order/order.promise.service';
import { findOrder, type OrderRow } from '../modules/order/order.repo';
import { attach } from '../modules/orderFile/orderFile.service';
import { addToPlan, readPlan } from '../modules/plan/plan.service';
import { insertFile } from '../modules/upload/upload.repo';
import { demoCouponCode, findDemoCoupon } from './demoCoupons';
import { demoMember } from './demoMember';
import { type DemoOrderSeed, demoOrderSeeds } from './demoOrderSeed';
import { demoResult } from './demoResult';
import { demoSignedCopy } from './demoSignedCopy';
import { actOnStatement } from './demoStatement';
import { seedOnce } from './seed';

type Making = Pick<Deps, 'ports' | 'now'>;

const hour = 3600 * 1000;

/**
 * Creates the demo member's orders in every state, once. They are placed and changed by the same code as real
 * orders, at times in the past. No text messages are sent; notices older than three days are marked as read.
 */
export async function seedDemoOrders({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo orders', now(), async (tx) => {
    const user_rid = demoMember.rid;
    for (const seed of demoOrderSeeds) await makeOrder(tx, { ports, now }, seed, user_rid);
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, new Date(now().getTime() - 72 * hour), now());
  });
}

/** Places an order of a member and does its acts, at times in the past. */
export async function makeOrder(
  tx: Tx,
  making: Making,
  seed: DemoOrderSeed,
  user_rid: string,
): Promise<void> {
  const placed = new Date(making.now().getTime() - seed.daysAgo * 24 * hour);
  await planItems(tx, user_rid, seed.items, placed);
  const plan = await readPlan(tx, user_rid, placed);
  const items = plan.groups.flatMap((group) => group.items);
  const input = {
    plan_rids: items.map((item) => item.rid),
    total_fen: items.reduce((sum, item) => sum + item.total_fen, 0),
    coupon_rid: seed.coupon ? await findDemoCoupon(tx, demoCouponCode, placed) : null,
    sample_source: seed.source,
    sample_disposal: seed.disposal,
    pickup: seed.source === 1 ? { type: 0 as const, message: '' } : null,
    samples: demoSamples(items),
    stored_rids: [],
    reservation_rids: [],
    sampling_rid: null,
    return_address: seed.disposal === 1 ? demoReturn : null,
    materials: [],
    materials_other: '',
    message: seed.message ?? '',
  };
  let order = await placeOrder(tx, user_rid, input, placed);
  for (const [act, hours, note = ''] of seed.acts) {
    const at = new Date(placed.getTime() + hours * hour);
    if (act === 'deliver') order = await addFile(tx, making, order, 'data', new Date(at.getTime() - hour));
    if (act === 'agree') order = await addFile(tx, making, order, 'signed', at);
    if (await actOnStatement(tx, order, { act, note, at })) {
      order = (await findOrder(tx, order.rid)) ?? order;
      continue;
    }
    const [by] = orderActTable[act].by;
    const by_rid = by === 'member' ? user_rid : null;
    order = await move(tx, order, { act, by, by_rid, note, at });
  }
}

const demoReturn = {
  name: '林晓',
  phone: '13800000000',
  province: '上海市',
  city: '上海市',
  area: '杨浦区',
  address: '示例路 1 号 3 单元 502 室',
  address_code: '310110',
};

/** As many samples as the items need at least: the same samples go through all tests of an order. */
function demoSamples(items: readonly PlanItem[]) {
  return Array.from({ length: sampleRange(items).least }, (_, index) => ({
    number: `S${index + 1}`,
    name: `示例样品 ${index + 1}`,
    form: 'powder' as const,
    hazards: [],
  }));
}

/** Adds services with their default options to a member's plan. */
export async function planItems(
  tx: Tx,
  user_rid: string,
  items: Readonly<Record<string, number>>,
  at: Date,
): Promise<void> {
  const devices = await findDevices(tx, Object.keys(items));
  for (const [index, [device_rid, count]] of Object.entries(items).entries()) {
    const device = devices.find((one) => one.rid === device_rid);
    if (!device) throw new Error(`the catalogue has no ${device_rid}`);
    const input = { device_rid, count, options: defaultChoices(device.options) };
    await addToPlan(tx, user_rid, input, new Date(at.getTime() + index));
  }
}

async function addFile(
  tx: Tx,
  { ports }: Making,
  order: OrderRow,
  kind: 'data' | 'signed',
  created: Date,
): Promise<OrderRow> {
  const { name, bytes } = kind === 'data' ? demoResult(order.code) : await demoSignedCopy(order.code);
  const file = {
    rid: newRid(),
    stored: await ports.files.put(bytes),
    name,
    mime: kind === 'data' ? 'text/csv' : 'application/pdf',
    size: bytes.byteLength,
    claimed: true,
    created,
  };
  await insertFile(tx, file);
  await attach(tx, order, { file_rid: file.rid, kind, created });
  if (kind === 'data') await promiseData(tx, order, created);
  return { ...order, ...(kind === 'data' ? { has_data: true } : { signed: true }) };
}
