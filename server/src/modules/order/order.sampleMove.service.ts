import { reasons } from '@portal/shared/contract';
import {
  type Actor,
  keptUntil,
  labClock,
  possibleSampleActs,
  type SampleAct,
  type SampleFacts,
  type SampleKeeping,
  sampleActTable,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type Refusal, refuse } from '../../http/error';
import { findSettings } from '../setting/setting.repo';
import { notifySamples } from './order.sample.notice';
import { insertSampleEvents, type StateChange, type StateRow, updateSamples } from './order.sampleState.repo';

/** One act on samples: who does it, why and when. */
export interface SampleStep {
  readonly act: SampleAct;
  readonly by: Actor;
  /** Key of the person; null for the system. */
  readonly by_rid: string | null;
  readonly note: string;
  readonly at: Date;
  /** What the act changes besides the state. */
  readonly change?: StateChange;
  /** True when another notice tells the member of this act. */
  readonly quiet?: boolean;
}

/** Returns the facts that decide about a sample's acts. */
export function sampleFacts(sample: StateRow, keeping: SampleKeeping, now: Date): SampleFacts {
  const { state, disposal, until } = sample;
  const { today } = labClock(now);
  const received = labClock(sample.received ?? now).today;
  return { state, disposal, until, today, keepUntil: keptUntil(keeping, { until, received, today }) };
}

/**
 * Performs an act on samples of one member, which the caller has locked; no other code changes their state. Checks
 * the act by the table of the rules for each sample, writes the timelines and notifies the member once. Refuses with
 * sample_act_refused when one of them does not allow it.
 */
export async function moveSamples(
  tx: Tx,
  rows: readonly StateRow[],
  { act, by, by_rid, note, at, change, quiet = false }: SampleStep,
): Promise<StateRow[]> {
  const [first] = rows;
  if (!first) return [];
  const { sampleKeeping } = await findSettings(tx);
  for (const row of rows) {
    const facts = sampleFacts(row, sampleKeeping, at);
    if (!possibleSampleActs(facts, by).includes(act)) throw refused(row, act, facts);
  }
  const { to } = sampleActTable[act];
  const set = { ...(to && { state: to }), ...change };
  const rids = rows.map(({ rid }) => rid);
  const moved = Object.keys(set).length > 0 ? await updateSamples(tx, rids, set) : [...rows];
  await insertSampleEvents(
    tx,
    moved.map(({ rid, state }) => ({ sample_rid: rid, act, state, by, by_rid, note, at })),
  );
  if (!quiet) await notifySamples(tx, first.user_rid, { act, samples: moved, note, at });
  return moved;
}

/** Returns the refusal with the sample's state and, for an act that its day does not allow, the day. */
function refused(row: StateRow, act: SampleAct, { until, keepUntil }: SampleFacts): Refusal {
  const allowed: readonly string[] = sampleActTable[act].from;
  if (!allowed.includes(row.state))
    return refuse('sample_act_refused', { msg: reasons.sampleState(row.code, row.state, act) });
  if (act === 'destroy' && until !== null)
    return refuse('sample_act_refused', { msg: reasons.sampleNotDue(row.code, until) });
  if (act === 'keep') return refuse('sample_act_refused', { msg: reasons.sampleKeptLongest(keepUntil) });
  return refuse('sample_act_refused');
}
