import type { Data, Parsed, Retest } from '@portal/shared/contract';
import { labClock, retestStateOf, workingDayAfter } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type DataOrderRow, dataOrdersOf } from '../order/order.data.repo';
import type { OrderRow } from '../order/order.repo';
import { samplesOf } from '../order/order.sample.repo';
import { sampleFacts } from '../order/order.sampleMove.service';
import { findStates } from '../order/order.sampleState.repo';
import { ownOrder } from '../order/order.service';
import { orderByCode } from '../order/order.staff.service';
import { findSettings } from '../setting/setting.repo';
import { presentRetest } from './retest.present';
import { type RetestWithOrder, retestsAs, retestsOf } from './retest.repo';
import { type OrderTest, testsOfOrder, whyNot } from './retest.rules';

/** An order with its tests, what became of them, and why each can't be done once more; empty when it can. */
export interface RetestedOrder {
  readonly order: OrderRow;
  readonly of: Data<'auth/retest/list'>['of'];
  readonly retests: readonly RetestWithOrder[];
  readonly tests: readonly (OrderTest & { readonly refused: string })[];
}

/** Reads an order with its tests and retests. */
export async function readRetested(tx: Tx, order: OrderRow, at: Date): Promise<RetestedOrder> {
  const [whole] = await dataOrdersOf(tx, [order.rid]);
  const [as] = await retestsAs(tx, [order.rid]);
  const retests = await retestsOf(tx, [order.rid]);
  const states = await statesOf(tx, order, at);
  const tests = whole ? testsOfOrder(whole) : [];
  return {
    order,
    of: as ? { rid: as.order_rid, code: as.code, number: as.number } : null,
    retests,
    tests: tests.map((test) => ({
      ...test,
      refused: whyNot(test, { order, firstCode: as?.code, retests, sample: states.get(test.sample.rid) }),
    })),
  };
}

/** Returns what decides about the physical samples of an order, by the keys of its samples. */
async function statesOf(tx: Tx, { rid }: OrderRow, at: Date) {
  const described = await samplesOf(tx, rid);
  const states = await findStates(
    tx,
    described.map((sample) => sample.stored_rid ?? sample.rid),
  );
  const { sampleKeeping } = await findSettings(tx);
  return new Map(
    described.flatMap((sample) => {
      const state = states.find((one) => one.rid === (sample.stored_rid ?? sample.rid));
      return state ? [[sample.rid, sampleFacts(state, sampleKeeping, at)] as const] : [];
    }),
  );
}

/** Returns the retests of an order as they are shown. */
export async function shownRetests(tx: Tx, { retests, order }: Pick<RetestedOrder, 'retests' | 'order'>) {
  if (retests.length === 0) return [];
  const [whole] = await dataOrdersOf(tx, [order.rid]);
  const { samplingSetting } = await findSettings(tx);
  return retests.flatMap((row): Retest[] => {
    const named = whole && namesOf(row, whole);
    if (!named) return [];
    const begun = row.order?.created ?? row.created;
    const day = workingDayAfter(labClock(begun).today, named.item.turnaround_days, samplingSetting);
    return [presentRetest(row, { ...named, day, state: retestStateOf(row.answer, row.order?.state) })];
  });
}

function namesOf({ item_rid, sample_rid }: RetestWithOrder, { items, samples }: DataOrderRow) {
  const item = items.find(({ rid }) => rid === item_rid);
  const sample = samples.find(({ rid }) => rid === sample_rid);
  return item && sample && { item, sample };
}

/** Returns the retests of one of the member's orders. */
export async function ownRetests(
  tx: Tx,
  user_rid: string,
  { order_rid }: Parsed<'auth/retest/list'>,
): Promise<Data<'auth/retest/list'>> {
  const order = await ownOrder(tx, user_rid, order_rid);
  const [as] = await retestsAs(tx, [order.rid]);
  const retests = await retestsOf(tx, [order.rid]);
  return {
    of: as ? { rid: as.order_rid, code: as.code, number: as.number } : null,
    list: await shownRetests(tx, { order, retests }),
  };
}

/** Returns the retests of an order and its tests, for staff. */
export async function retestsForStaff(
  tx: Tx,
  { code }: Parsed<'staff/retest/list'>,
  at: Date,
): Promise<Data<'staff/retest/list'>> {
  const read = await readRetested(tx, await orderByCode(tx, code), at);
  return {
    of: read.of,
    list: await shownRetests(tx, read),
    tests: read.tests.map(({ item, sample, fen, refused }) => ({
      item_rid: item.rid,
      item: item.name,
      sample_rid: sample.rid,
      sample: { number: sample.number, name: sample.name },
      fen,
      refused,
    })),
  };
}
