import { retestLabel } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findInstruments } from '../instrument/instrument.repo';
import { timelinesOf } from '../order/order.sampleState.repo';
import { retestsAs, retestsOf } from '../retest/retest.repo';
import { benchRunsOf } from '../worksheet/worksheet.repo';
import {
  actorNames,
  type BenchTouch,
  type Custody,
  custodyOf,
  noteOf,
  sampleName,
} from './report.custody.rules';
import { namesOf } from './report.names.service';
import { receivedSamples } from './report.repo';

/** Returns the record of custody of each sample of an order that has come to the lab, in the order of the samples. */
export async function custodyOfOrder(tx: Tx, order_rid: string): Promise<Custody[]> {
  const tests = await testsOf(tx, order_rid);
  const all = await receivedSamples(tx, [...tests.keys()]);
  const came = all.flatMap(({ stored_rid, received, ...sample }) =>
    sample.order_rid === order_rid && stored_rid !== null && received !== null
      ? [{ ...sample, stored_rid }]
      : [],
  );
  if (came.length === 0) return [];
  const events = await timelinesOf(
    tx,
    came.map(({ stored_rid }) => stored_rid),
  );
  const bench = await benchTouches(tx, tests);
  const names = await namesOf(
    tx,
    events.map(({ by, by_rid }) => (by === 'staff' ? by_rid : null)),
  );
  return came.map(({ stored_rid, code, number }) => {
    const rows = all.filter((sample) => sample.stored_rid === stored_rid).map(({ rid }) => rid);
    const touches = events
      .filter(({ sample_rid }) => sample_rid === stored_rid)
      .map(({ act, state, by, by_rid, note, at }) => ({
        act,
        state,
        who: by === 'staff' ? (names.get(by_rid ?? '') ?? '') : actorNames[by],
        note,
        at,
      }));
    const own = bench.filter(({ sample_rid }) => sample_rid !== null && rows.includes(sample_rid));
    return custodyOf(sampleName(number, code ?? ''), touches, own);
  });
}

/**
 * Returns the orders that test the samples of this one, each with what a result of it is called beside others; empty without a retest.
 * A retest is an order of its own, and what it does with a sample belongs to the record of both.
 */
async function testsOf(tx: Tx, order_rid: string): Promise<ReadonlyMap<string, string>> {
  const [own] = await retestsAs(tx, [order_rid]);
  const first = own?.order_rid ?? order_rid;
  const again = (await retestsOf(tx, [first])).flatMap(({ retest_rid, number }) =>
    retest_rid === null ? [] : [[retest_rid, retestLabel(number)] as const],
  );
  return new Map([[first, again.length > 0 ? retestLabel(0) : ''], ...again]);
}

/** Returns what was measured and checked of the samples of these orders. */
async function benchTouches(
  tx: Tx,
  tests: ReadonlyMap<string, string>,
): Promise<(BenchTouch & { readonly sample_rid: string | null })[]> {
  const runs = await benchRunsOf(tx, [...tests.keys()]);
  const instruments = await findInstruments(
    tx,
    runs.flatMap(({ worksheet }) => worksheet.instrument_rid ?? []),
  );
  const names = await namesOf(
    tx,
    runs.flatMap(({ run }) => [run.marked_by, run.checked_by]),
  );
  return runs.flatMap(({ run, worksheet }) => {
    const instrument = instruments.find(({ rid }) => rid === worksheet.instrument_rid);
    const note = noteOf([
      tests.get(run.order_rid ?? ''),
      worksheet.service,
      instrument?.name,
      worksheet.code,
    ]);
    const touch = (act: BenchTouch['act'], by: string | null, at: Date | null) =>
      at === null ? [] : [{ sample_rid: run.sample_rid, act, who: names.get(by ?? '') ?? '', note, at }];
    const measured = run.state === 'measured' || run.state === 'repeat';
    return measured
      ? [...touch('measure', run.marked_by, run.marked), ...touch('check', run.checked_by, run.checked)]
      : [];
  });
}
