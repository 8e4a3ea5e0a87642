import type { Data } from '@portal/shared/contract';
import { memberFileActs, type OrderAct, takesSigned } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { presentItem, presentStep } from '../order/order.present';
import { itemsOf, type OrderRow, timelineOf } from '../order/order.repo';
import { versionsOf } from '../protocol/protocol.repo';
import { presentOrderFile } from './orderFile.present';
import { listOrderFiles } from './orderFile.repo';

const testActs: readonly OrderAct[] = ['receive', 'test', 'deliver'];

/** Returns the test records of an order with their items, and the steps of the test. */
export async function testRecord(tx: Tx, order: OrderRow): Promise<Data<'auth/order/testRecord'>> {
  const files = await listOrderFiles(tx, order.rid);
  const items = new Map((await itemsOf(tx, [order.rid])).map((item) => [item.rid, presentItem(item)]));
  const can = memberFileActs('record', order.state);
  const records = files.filter(({ orderFile }) => orderFile.kind === 'record' && can.length > 0);
  const steps = (await timelineOf(tx, order.rid)).filter(({ act }) => testActs.includes(act));
  return {
    records: records.map((one) => {
      const item = items.get(one.orderFile.item_rid ?? '');
      return {
        ...presentOrderFile(one, can),
        item: item ? { rid: item.rid, name: item.name, option_text: item.option_text } : null,
      };
    }),
    steps: steps.map(presentStep),
  };
}

/** Returns the versions of an order's agreement that have a file, and its signed copies; the last of each is the current one. */
export async function protocolFiles(tx: Tx, order: OrderRow): Promise<Data<'auth/order/listProtocolFile'>> {
  const files = await listOrderFiles(tx, order.rid);
  const versions = new Map((await versionsOf(tx, order.rid)).map((one) => [one.file_rid, one.version]));
  const list = (['protocol', 'signed'] as const).flatMap((kind) => {
    const can = memberFileActs(kind, order.state);
    const own = files.filter(({ orderFile }) => orderFile.kind === kind && can.length > 0);
    return own.map((one, index) => ({
      ...presentOrderFile(one, can),
      version: versions.get(one.file.rid) ?? index + 1,
      // A signed copy of what the member has changed since is not valid any more.
      current: index === own.length - 1 && (kind === 'protocol' || order.signed),
    }));
  });
  return { signed: order.signed, takes_signed: takesSigned(order.state), list };
}
