import type { Data, HistorySample, HistoryService, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { cursorOf, cursorPage } from '../../db/cursor';
import { findDevices } from '../device/device.repo';
import {
  findSamples,
  type HistoryGroup,
  lastItems,
  measuredSamples,
  orderedServices,
  testsOfSamples,
} from './order.history.repo';
import { itemsOf } from './order.repo';
import { deliveriesOf } from './order.search.repo';

type History = Data<'auth/web/order/history4user'>;

/** Orders of one sample that are listed. */
const listedTests = 10;

/** Returns what the member has ordered, by service or by physical sample, the last ordered first. */
export async function orderHistory(
  tx: Tx,
  user_rid: string,
  { by, kw, before, size }: Parsed<'auth/web/order/history4user'>,
): Promise<History> {
  const find = by === 'service' ? orderedServices : measuredSamples;
  const found = await find(tx, user_rid, kw, { before, size });
  const { rows, next } = cursorPage(found, size, ({ ordered, key }) => cursorOf(ordered, key));
  return {
    services: by === 'service' ? await servicesOf(tx, user_rid, rows) : [],
    samples: by === 'sample' ? await samplesOf(tx, user_rid, rows) : [],
    next,
  };
}

async function servicesOf(
  tx: Tx,
  user_rid: string,
  groups: readonly HistoryGroup[],
): Promise<HistoryService[]> {
  const keys = groups.map(({ key }) => key);
  const last = new Map((await lastItems(tx, user_rid, keys)).map((row) => [row.item.device_rid, row]));
  const devices = new Map((await findDevices(tx, keys)).map((device) => [device.rid, device]));
  return groups.flatMap(({ key, orders, count }) => {
    const row = last.get(key);
    if (!row) return [];
    const { item, order } = row;
    const { name, img, unit } = devices.get(key) ?? item;
    const { rid: order_rid, code, state, created } = order;
    return {
      device_rid: key,
      name,
      img,
      orders,
      count,
      unit,
      offered: devices.get(key)?.withdrawn === null,
      last: { order_rid, code, state, option_text: item.option_text, ordered: created.toISOString() },
    };
  });
}

async function samplesOf(
  tx: Tx,
  user_rid: string,
  groups: readonly HistoryGroup[],
): Promise<HistorySample[]> {
  const keys = groups.map(({ key }) => key);
  const samples = new Map((await findSamples(tx, keys)).map((sample) => [sample.rid, sample]));
  const tests = await testsOfSamples(tx, user_rid, keys, listedTests);
  const order_rids = [...new Set(tests.map(({ order }) => order.rid))];
  const items = await itemsOf(tx, order_rids);
  const deliveries = await deliveriesOf(tx, order_rids);
  return groups.flatMap(({ key, orders }) => {
    const sample = samples.get(key);
    if (!sample) return [];
    const { rid, number, name, form, hazards } = sample;
    const own = tests.filter((test) => test.physical === key);
    return {
      rid,
      number,
      name,
      form,
      hazards,
      orders,
      tests: own.map(({ order }) => ({
        order_rid: order.rid,
        code: order.code,
        state: order.state,
        ordered: order.created.toISOString(),
        delivered: deliveries.get(order.rid)?.toISOString() ?? null,
        items: items
          .filter((item) => item.order_rid === order.rid && item.needs_sample)
          .map(({ device_rid, name, option_text }) => ({ device_rid, name, option_text })),
      })),
    };
  });
}
