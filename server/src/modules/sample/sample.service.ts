import type { Data, Parsed, StoredSample } from '@portal/shared/contract';
import { type Actor, possibleSampleActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { moveSamples, type SampleStep, sampleFacts } from '../order/order.sampleMove.service';
import { lockSamples, type StateRow, sampleEventsOf } from '../order/order.sampleState.repo';
import { testsBySample } from '../order/order.sampleTest.repo';
import { findSettings } from '../setting/setting.repo';
import { presentEvents, presentSample } from './sample.present';
import { countEnding, countSamples, findSamples, type ListedSample, listSamples } from './sample.repo';
import { cursorOf, noticeDay, readCursor } from './sample.rules';

/** Returns samples as the contract has them, with what `actor` may do. */
export async function withWays(
  tx: Tx,
  rows: readonly ListedSample[],
  actor: Actor,
  now: Date,
): Promise<StoredSample[]> {
  const { sampleKeeping } = await findSettings(tx);
  const tests = await testsBySample(
    tx,
    rows.map(({ order }) => order.rid),
  );
  return rows.map((row) => {
    const facts = sampleFacts(row.state, sampleKeeping, now);
    const ways = { can: possibleSampleActs(facts, actor), keepUntil: facts.keepUntil };
    return presentSample(row, ways, tests.get(row.state.rid) ?? []);
  });
}

/** Returns a page of a member's samples; one more row than asked for tells whether another page follows. */
export async function listOwnSamples(
  tx: Tx,
  user_rid: string,
  { state, order_rid, usable, ending, cursor, size }: Parsed<'auth/web/sample/list4person'>,
  now: Date,
): Promise<Data<'auth/web/sample/list4person'>> {
  const endingBy = noticeDay(now);
  const after = readCursor(cursor);
  const page = { state, order_rid, usable, ...(ending && { endingBy }), after, size: size + 1 };
  const rows = await listSamples(tx, user_rid, page);
  const list = rows.slice(0, size);
  const last = list.at(-1);
  const counts = await countSamples(tx, user_rid);
  return {
    list: await withWays(tx, list, 'member', now),
    next: rows.length > size && last ? cursorOf(last) : null,
    counts: Object.fromEntries(counts.map((row) => [row.state, row.count])),
    ending: await countEnding(tx, user_rid, endingBy),
  };
}

/** Locks samples of this member; refuses with not_found when one of them is another member's. */
export async function lockOwnSamples(tx: Tx, user_rid: string, rids: readonly string[]): Promise<StateRow[]> {
  const wanted = [...new Set(rids)];
  const locked = (await lockSamples(tx, wanted)).filter((row) => row.user_rid === user_rid);
  if (locked.length < wanted.length) throw refuse('not_found', { noun: 'sample' });
  return locked;
}

/** Returns one of the member's own samples with its timeline. */
export async function ownSampleDetail(
  tx: Tx,
  user_rid: string,
  rid: string,
  now: Date,
): Promise<Data<'auth/web/sample/detail'>> {
  const own = (await findSamples(tx, [rid])).filter(({ state }) => state.user_rid === user_rid);
  const [sample] = await withWays(tx, own, 'member', now);
  if (!sample) throw refuse('not_found', { noun: 'sample' });
  return { ...sample, events: presentEvents(await sampleEventsOf(tx, rid)) };
}

/** The member who acts on a sample of theirs, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/** Keeps a sample longer, also one that is due to be destroyed. */
export async function keepSample(tx: Tx, rid: string, by: By): Promise<StoredSample> {
  const rows = await lockOwnSamples(tx, by.user_rid, [rid]);
  const { sampleKeeping } = await findSettings(tx);
  const [first] = rows;
  const until = first && sampleFacts(first, sampleKeeping, by.at).keepUntil;
  const change = { disposal: 2 as const, reminded: false, ...(until !== undefined && { until }) };
  return actOnOwn(tx, rows, by, { act: 'keep', change });
}

/** Asks the lab to destroy a sample from today on. */
export async function discardSample(tx: Tx, rid: string, today: string, by: By): Promise<StoredSample> {
  const rows = await lockOwnSamples(tx, by.user_rid, [rid]);
  return actOnOwn(tx, rows, by, { act: 'discard', change: { disposal: 0, until: today } });
}

async function actOnOwn(
  tx: Tx,
  rows: readonly StateRow[],
  { user_rid, at }: By,
  act: Pick<SampleStep, 'act' | 'change'>,
): Promise<StoredSample> {
  await moveSamples(tx, rows, { ...act, by: 'member', by_rid: user_rid, note: '', at });
  const listed = await findSamples(
    tx,
    rows.map(({ rid }) => rid),
  );
  const [sample] = await withWays(tx, listed, 'member', at);
  if (!sample) throw refuse('not_found', { noun: 'sample' });
  return sample;
}
