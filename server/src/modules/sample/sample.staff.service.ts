import { type Data, type Parsed, reasons, type StaffSample } from '@portal/shared/contract';
import { labClock, possibleSampleActs, type SampleAct } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { presentReturn } from '../order/order.present';
import { keepReturnPromise, settleSamples } from '../order/order.sampleFollow.service';
import { moveSamples, sampleFacts } from '../order/order.sampleMove.service';
import {
  findSampleByCode,
  lockSamples,
  type SampleEventRow,
  type StateChange,
  type StateRow,
  sampleEventsOf,
} from '../order/order.sampleState.repo';
import { findSettings } from '../setting/setting.repo';
import { memberLabels } from '../user/user.repo';
import { presentEvents } from './sample.present';
import { findReturns, findSamples, type ListedSample, listDue } from './sample.repo';
import { withWays } from './sample.service';
import { askedOf, findAsked } from './sample4recycle.repo';

/** The member of staff who acts, and when. */
export interface StaffBy {
  readonly staff_rid: string;
  readonly at: Date;
}

type Moved = Data<'staff/sample/move'>;

/** Returns the sample with the code of its label; refuses with not_found. */
export async function sampleByCode(tx: Tx, code: string): Promise<StateRow> {
  const sample = await findSampleByCode(tx, code);
  if (!sample) throw refuse('not_found', { noun: 'sample', code });
  return sample;
}

async function lockByCode(tx: Tx, code: string): Promise<StateRow> {
  const { rid } = await sampleByCode(tx, code);
  const [row] = await lockSamples(tx, [rid]);
  if (!row) throw refuse('not_found', { noun: 'sample', code });
  return row;
}

interface StaffAct {
  readonly act: SampleAct;
  readonly note: string;
  readonly change?: StateChange;
  readonly quiet?: boolean;
}

/** Does an act of staff on locked samples of one member, with an entry of the audit log for each. */
export async function actOnSamples(
  tx: Tx,
  rows: readonly StateRow[],
  step: StaffAct,
  { staff_rid, at }: StaffBy,
): Promise<StateRow[]> {
  const moved = await moveSamples(tx, rows, { ...step, by: 'staff', by_rid: staff_rid, at });
  for (const { code } of moved)
    await audit(tx, { staff_rid, act: `sample.${step.act}`, target: code, note: step.note, at });
  return moved;
}

/** Returns a sample as it is now, with what staff may do. */
export async function presentMoved(tx: Tx, rid: string, at: Date): Promise<Moved> {
  const [row] = await lockSamples(tx, [rid]);
  if (!row) throw refuse('not_found', { noun: 'sample' });
  const { sampleKeeping } = await findSettings(tx);
  const { code, state, until } = row;
  return { code, state, until, can: possibleSampleActs(sampleFacts(row, sampleKeeping, at), 'staff') };
}

/** Records where a sample is. */
export async function placeSample(
  tx: Tx,
  { code, place, note }: Parsed<'staff/sample/place'>,
  by: StaffBy,
): Promise<Moved> {
  const row = await lockByCode(tx, code);
  const noted = note === '' ? place : `${place}　${note}`;
  await actOnSamples(tx, [row], { act: 'place', note: noted, change: { place } }, by);
  return presentMoved(tx, row.rid, by.at);
}

/**
 * Destroys a sample, or reports it as missing or found. A found one is kept or goes back as if its test had just ended,
 * unless an order still needs it or its member has asked for it back.
 */
export async function moveSample(
  tx: Tx,
  { code, act, note }: Parsed<'staff/sample/move'>,
  by: StaffBy,
): Promise<Moved> {
  const row = await lockByCode(tx, code);
  await actOnSamples(tx, [row], { act, note }, by);
  if (act === 'find') await settleFound(tx, row.rid, by.at);
  return presentMoved(tx, row.rid, by.at);
}

async function settleFound(tx: Tx, rid: string, at: Date): Promise<void> {
  await settleSamples(tx, [rid], at);
  const asked = await findAsked(tx, [rid]);
  if (!asked) return;
  const rows = await lockSamples(tx, [rid]);
  const system = { by: 'system' as const, by_rid: null, note: asked.code, at };
  await moveSamples(tx, rows, { ...system, act: 'ask_back', change: { until: asked.due } });
}

/** Sends samples of one member back in one parcel. Those that the member asked for are sent with their request. */
export async function sendSamples(
  tx: Tx,
  { codes, company, number, note }: Parsed<'staff/sample/send'>,
  by: StaffBy,
): Promise<Data<'staff/sample/send'>> {
  const rids: string[] = [];
  for (const code of new Set(codes)) rids.push((await sampleByCode(tx, code)).rid);
  const rows = await lockSamples(tx, rids);
  if (new Set(rows.map(({ user_rid }) => user_rid)).size > 1)
    throw refuse('invalid_input', { fields: { codes: reasons.samplesOfMembers } });
  const asked = await findAsked(tx, rids);
  if (asked) throw refuse('sample_act_refused', { msg: reasons.sampleAskedBack(codes[0] ?? '', asked.code) });
  const change = { parcel_company: company, parcel_number: number };
  await actOnSamples(tx, rows, { act: 'send', note: note || `${company} ${number}`, change }, by);
  for (const order_rid of new Set(rows.map((row) => row.order_rid)))
    await keepReturnPromise(tx, order_rid, by.at);
  const list: Moved[] = [];
  for (const rid of rids) list.push(await presentMoved(tx, rid, by.at));
  return { list };
}

/** Who did the acts of staff on a sample, by key. */
async function staffNames(tx: Tx, events: readonly SampleEventRow[]): Promise<Map<string, string>> {
  const rids = events.flatMap(({ by, by_rid }) => (by === 'staff' && by_rid !== null ? [by_rid] : []));
  return memberLabels(tx, rids);
}

/** Returns one sample with its member, its timeline and the address that it goes back to. */
export async function staffSampleDetail(
  tx: Tx,
  code: string,
  now: Date,
): Promise<Data<'staff/sample/detail'>> {
  const { rid } = await sampleByCode(tx, code);
  const [sample] = await withReturns(tx, await findSamples(tx, [rid]), now);
  if (!sample) throw refuse('not_found', { noun: 'sample', code });
  const events = await sampleEventsOf(tx, rid);
  const names = await staffNames(tx, events);
  return {
    ...sample,
    events: presentEvents(events).map((event, index) => ({
      ...event,
      who: names.get(events[index]?.by_rid ?? '') ?? '',
    })),
  };
}

/** Returns samples with their members, and where each goes back to: by a request of its member, or as its order says. */
async function withReturns(tx: Tx, rows: readonly ListedSample[], now: Date): Promise<StaffSample[]> {
  const states = rows.map(({ state }) => state);
  const members = await memberLabels(
    tx,
    states.map(({ user_rid }) => user_rid),
  );
  const asked = await askedOf(
    tx,
    states.map(({ rid }) => rid),
  );
  const returns = await findReturns(
    tx,
    states.map(({ order_rid }) => order_rid),
  );
  const listed = await withWays(tx, rows, 'staff', now);
  return listed.map((row, index) => {
    const { user_rid = '', order_rid = '' } = states[index] ?? {};
    const recycle = asked.get(row.rid);
    const back = recycle ?? returns.get(order_rid);
    return {
      ...row,
      // What a member asked for is sent with the request.
      can: row.can.filter((act) => act !== 'send' || !recycle),
      member: members.get(user_rid) ?? '',
      recycle: recycle?.code ?? null,
      return_address: back ? presentReturn(back) : null,
    };
  });
}

/** Returns a page of the samples that are due today. */
export async function dueSamples(
  tx: Tx,
  page: Parsed<'staff/sample/due'>,
  now: Date,
): Promise<Data<'staff/sample/due'>> {
  const { rows, ...rest } = await listDue(tx, labClock(now).today, page);
  return { ...rest, list: await withReturns(tx, rows, now) };
}
