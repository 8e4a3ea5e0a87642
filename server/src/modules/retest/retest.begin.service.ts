import { reasons } from '@portal/shared/contract';
import {
  type Actor,
  labClock,
  possibleSampleActs,
  retestLabel,
  sampleStateLabels,
  workingDayAfter,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { dueOf, placeHold } from '../order/order.hold.service';
import {
  findItems,
  type ItemRow,
  insertEvent,
  insertOrder,
  nextOrderCode,
  type OrderRow,
} from '../order/order.repo';
import { searchWords } from '../order/order.rules';
import { insertSamples, type SampleRow, samplesOf } from '../order/order.sample.repo';
import { moveSamples, sampleFacts } from '../order/order.sampleMove.service';
import { lockSamples } from '../order/order.sampleState.repo';
import { findSettings } from '../setting/setting.repo';
import { begunNotes } from './retest.notice';
import { type RetestRow, updateRetest } from './retest.repo';

/** Who begins a retest: staff a free one, the member a charged one. */
export interface BegunBy {
  readonly by: Exclude<Actor, 'system'>;
  readonly by_rid: string;
  readonly at: Date;
}

/**
 * Begins a retest as an order of its own, which is under test at once: it has the item with one sample, at the price of the retest. So
 * the bench finds the sample, and data, delivery and bill go the way of every order. Its amount is reserved. The order with the first result is
 * locked by the caller and stays as it is; its timeline tells of the retest.
 */
export async function beginRetest(
  tx: Tx,
  first: OrderRow,
  retest: RetestRow,
  { by, by_rid, at }: BegunBy,
): Promise<OrderRow> {
  const [item] = await findItems(tx, [retest.item_rid]);
  const sample = (await samplesOf(tx, first.rid)).find(({ rid }) => rid === retest.sample_rid);
  if (!item || !sample) throw new Error('a retest has a sample and an item of its order');
  const order = await insertRetestOrder(tx, { first, retest, item, sample, at });
  await updateRetest(tx, retest.rid, { answer: 'begun', retest_rid: order.rid });
  await takeSample(tx, sample, order.code, at);
  const { samplingSetting } = await findSettings(tx);
  const { onFirst, onRetest } = begunNotes({
    retest,
    test: `${sample.number} · ${item.name}`,
    code: order.code,
    first: first.code,
    day: workingDayAfter(labClock(at).today, item.turnaround_days, samplingSetting),
  });
  const event = { act: 'retest', by, by_rid, at } as const;
  await insertEvent(tx, { ...event, order_rid: first.rid, state: first.state, note: onFirst });
  await insertEvent(tx, { ...event, order_rid: order.rid, state: order.state, note: onRetest });
  await placeHold(tx, order, dueOf(order), at);
  return order;
}

interface Parts {
  readonly first: OrderRow;
  readonly retest: RetestRow;
  readonly item: ItemRow;
  readonly sample: SampleRow;
  readonly at: Date;
}

async function insertRetestOrder(tx: Tx, { first, retest, item, sample, at }: Parts): Promise<OrderRow> {
  const rid = newRid();
  const code = await nextOrderCode(tx, at);
  const { user_rid, type_id, enterprise, fund_code, human_samples } = first;
  const order = await insertOrder(tx, {
    order: {
      rid,
      code,
      user_rid,
      type_id,
      enterprise,
      fund_code,
      human_samples,
      needs_sample: true,
      total_fen: retest.charge_fen,
      sample_source: 0,
      message: '',
      state: 'testing',
      // The agreement of the first order holds; a retest has none of its own, and nothing to evaluate.
      protocol_made: true,
      evaluated: true,
      locked: true,
      signed: first.signed,
      retest_of: first.rid,
      search: searchWords({ code, fund_code }, [item, { name: first.code }]),
      created: at,
      changed: at,
    },
    items: [
      {
        rid: newRid(),
        order_rid: rid,
        position: 0,
        device_rid: item.device_rid,
        name: item.name,
        img: item.img,
        unit: item.unit,
        options: item.options,
        option_text: [`${retestLabel(retest.number)}（${first.code}）`, ...item.option_text],
        count: 1,
        unit_fen: retest.charge_fen,
        total_fen: retest.charge_fen,
        needs_sample: true,
        turnaround_days: item.turnaround_days,
      },
    ],
    pickup: null,
  });
  const { number, name, form, hazards } = sample;
  const stored = {
    stored_rid: sample.stored_rid ?? sample.rid,
    stored_from: sample.stored_from || first.code,
  };
  await insertSamples(tx, [
    { rid: newRid(), order_rid: rid, position: 0, number, name, form, hazards, ...stored },
  ]);
  return order;
}

/** Takes a sample that is at the lab; what becomes of it afterwards is what its own order says. */
async function takeSample(tx: Tx, sample: SampleRow, code: string, at: Date): Promise<void> {
  const locked = await lockSamples(tx, [sample.stored_rid ?? sample.rid]);
  const { sampleKeeping } = await findSettings(tx);
  for (const row of locked)
    if (!possibleSampleActs(sampleFacts(row, sampleKeeping, at), 'system').includes('retest'))
      throw refuse('retest_refused', {
        msg: reasons.retestGone(sample.number, sampleStateLabels[row.state]),
      });
  await moveSamples(tx, locked, {
    act: 'retest',
    by: 'system',
    by_rid: null,
    note: code,
    at,
    quiet: true,
    change: { until: null, reminded: false },
  });
}
