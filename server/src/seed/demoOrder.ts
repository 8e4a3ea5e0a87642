import type { PlanItem } from '@portal/shared/contract';
import { defaultChoices, orderActTable, sampleRange, sampleUnit } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import { findDevices } from '../modules/device/device.repo';
import { move } from '../modules/order/order.move.service';
import { placeOrder } from '../modules/order/order.place.service';
import { promiseData } from '../modules/order/order.promise.service';
import { quoteOrder } from '../modules/order/order.quote.service';
import { findOrder, type OrderRow } from '../modules/order/order.repo';
import { attach } from '../modules/orderFile/orderFile.service';
import { addToPlan, readPlan } from '../modules/plan/plan.service';
import { seenTime } from '../modules/reservation/reservation.order.service';
import { insertFile } from '../modules/upload/upload.repo';
import { demoCouponCode, findDemoCoupon } from './demoCoupons';
import type { DemoOrderSeed } from './demoOrderSeed';
import { demoResult } from './demoResult';
import { demoSignedCopy } from './demoSignedCopy';
import { actOnStatement } from './demoStatement';

/** What demo orders of one member are made with. */
export interface Making extends Pick<Deps, 'ports' | 'now'> {
  readonly user_rid: string;
}

const hour = 3600 * 1000;

/**
 * Places an order of a demo member and takes it through its history, by the same code as real orders, at times in the
 * past. Returns the order as it is then.
 */
export async function makeDemoOrder(tx: Tx, making: Making, seed: DemoOrderSeed): Promise<OrderRow> {
  const { user_rid } = making;
  const placed = new Date(making.now().getTime() - seed.daysAgo * 24 * hour);
  await planItems(tx, user_rid, seed.items, placed);
  const plan = await readPlan(tx, user_rid, placed);
  const items = plan.groups
    .flatMap((group) => group.items)
    .filter(({ device_rid }) => device_rid in seed.items);
  const input = {
    plan_rids: items.map((item) => item.rid),
    coupon_rid: seed.coupon ? await findDemoCoupon(tx, demoCouponCode, placed) : null,
    sample_source: seed.source,
    sample_disposal: seed.disposal,
    human_samples: null,
    pickup: seed.source === 1 ? { type: 0 as const, message: '' } : null,
    samples: demoSamples(items),
    stored_rids: [],
    stored_tests: [],
    reservation_rids: (seed.reservations ?? []).map(({ rid }) => rid),
    sampling_rid: null,
    return_address: seed.disposal === 1 ? demoReturn : null,
    materials: [],
    materials_other: '',
    fund_code: '',
    message: seed.message ?? '',
  };
  const { total_fen, due_fen } = await quoteOrder(
    tx,
    { ...input, best_coupon: false },
    { user_rid, now: placed },
  );
  const seen = { total_fen, due_fen, times: (seed.reservations ?? []).map(seenTime) };
  let order = await placeOrder(tx, user_rid, { ...input, seen }, placed);
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
  return order;
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

/** As many samples as the items need at least: the first ones go through all tests, as many as each test counts. */
function demoSamples(items: readonly PlanItem[]) {
  return Array.from({ length: sampleRange(items).least }, (_, index) => ({
    number: `S${index + 1}`,
    name: `示例样品 ${index + 1}`,
    form: 'powder' as const,
    hazards: [],
    item_rids: items.filter(({ unit, count }) => unit !== sampleUnit || index < count).map(({ rid }) => rid),
  }));
}

/** Adds services with their default options to a demo member's plan. */
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
