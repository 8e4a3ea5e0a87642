import type { Data, Parsed } from '@portal/shared/contract';
import { dataBySample, dataMatcher, namedForSample, shortTestName, testsOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type DataOrderRow, dataOrders, ordersUnderTest } from '../order/order.data.repo';
import { byOrder } from '../order/order.sampleTest.repo';
import { cleanName } from '../upload/fileName.rules';
import { memberLabels } from '../user/user.repo';
import { type DataFileName, dataFileNames } from './orderFile.repo';
import { type CheckedOrders, ordersForOther } from './orderFile.secondCheck.service';

type Matched = Data<'staff/order/matchFiles'>;

/** Says of files, by their names, to which samples of the orders they can belong. */
export async function matchFiles(
  tx: Tx,
  { files, codes }: Parsed<'staff/order/matchFiles'>,
): Promise<Matched> {
  const orders = codes.length > 0 ? await dataOrders(tx, codes) : await ordersUnderTest(tx);
  const match = dataMatcher(orders);
  const matches = files.map(({ name }) => match(name));
  const meant = new Set(matches.flatMap(({ targets }) => targets.map(({ order }) => order)));
  const byCode = new Map(orders.filter(({ code }) => meant.has(code)).map((order) => [order.code, order]));
  const kept = await filesByOrder(tx, [...byCode.values()]);
  const members = await memberLabels(
    tx,
    [...byCode.values()].map(({ user_rid }) => user_rid),
  );
  return {
    list: matches.map(({ sure, targets, elsewhere }, index) => ({
      sure,
      elsewhere,
      targets: targets.flatMap(({ order: code, number }) => {
        const order = byCode.get(code);
        const file = files[index];
        if (!order || !file) return [];
        const name = cleanName(number === null ? file.name : namedForSample(order, number, file.name), '');
        return [
          {
            code,
            member: members.get(order.user_rid) ?? '',
            ...sampleOf(order, number),
            known: (kept.get(order.rid) ?? []).some((one) => one.name === name && one.size === file.size),
          },
        ];
      }),
    })),
  };
}

/** Returns the sample with this number and its tests; those of the order when it is not known which they are. */
function sampleOf(
  { items, samples }: DataOrderRow,
  number: string | null,
): Pick<Matched['list'][number]['targets'][number], 'sample' | 'tests'> {
  const sample = samples.find((one) => one.number === number);
  const own = sample ? testsOf(sample, items, samples) : [];
  return {
    sample: sample ? { number: sample.number, name: sample.name } : null,
    tests: own.length > 0 ? own : items.map(({ name }) => shortTestName(name)),
  };
}

/** Who asks, and how it is known what was checked. */
interface Asking {
  readonly staff_rid: string;
  readonly checkedOrders: CheckedOrders;
}

/** Counts the files of data of each sample of some orders, and says which of them another person has to deliver. */
export async function dataOfOrders(
  tx: Tx,
  { codes }: Parsed<'staff/order/data'>,
  { staff_rid, checkedOrders }: Asking,
): Promise<Data<'staff/order/data'>> {
  const orders = await dataOrders(tx, codes);
  const kept = await filesByOrder(tx, orders);
  const rids = orders.map(({ rid }) => rid);
  const others = await ordersForOther(tx, staff_rid, rids, checkedOrders);
  return {
    list: orders.map((order) => {
      const names = (kept.get(order.rid) ?? []).map(({ name }) => name);
      const counts = dataBySample(order, names);
      return {
        code: order.code,
        whole: counts.get(null) ?? 0,
        needs_other: others.has(order.rid),
        samples: order.samples.map((sample) => ({
          number: sample.number,
          name: sample.name,
          tests: testsOf(sample, order.items, order.samples),
          files: counts.get(sample.number) ?? 0,
        })),
      };
    }),
  };
}

async function filesByOrder(
  tx: Tx,
  orders: readonly Pick<DataOrderRow, 'rid'>[],
): Promise<ReadonlyMap<string, readonly DataFileName[]>> {
  const names = await dataFileNames(
    tx,
    orders.map(({ rid }) => rid),
  );
  return byOrder(names);
}
