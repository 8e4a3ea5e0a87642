import { type Parsed, type Recycle, reasons } from '@portal/shared/contract';
import {
  type Actor,
  disposalDays,
  labClock,
  limits,
  possibleRecycleActs,
  type RecycleAct,
  recycleActTable,
  workingDayAfter,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { ownAddress } from '../address/address.service';
import { requireStaying } from '../closing/closing.service';
import { moveSamples, type SampleStep } from '../order/order.sampleMove.service';
import { lockSamples, type StateRow } from '../order/order.sampleState.repo';
import { findSettings } from '../setting/setting.repo';
import { lockMember } from '../user/user.service';
import { findSamples } from './sample.repo';
import { lockOwnSamples } from './sample.service';
import { notifyRecycle } from './sample4recycle.notice';
import { presentRecycle } from './sample4recycle.present';
import {
  countAsked,
  insertRecycle,
  lockOwnRecycle,
  nextRecycleCode,
  type RecycleRow,
  recycleSamplesOf,
  updateRecycle,
} from './sample4recycle.repo';

/** Asks for stored samples back. Locks the member, so that the limit holds, and the samples, so that no order takes them. */
export async function askBack(
  tx: Tx,
  user_rid: string,
  { rids, address, postage, message }: Parsed<'auth/sample4recycle/add'>,
  now: Date,
): Promise<RecycleRow> {
  await lockMember(tx, user_rid);
  await requireStaying(tx, user_rid);
  if ((await countAsked(tx, user_rid)) >= limits.recyclesWaiting) throw refuse('recycle_limit');
  const rows = await lockOwnSamples(tx, user_rid, rids);
  const { today } = labClock(now);
  const { samplingSetting } = await findSettings(tx);
  const due = workingDayAfter(today, disposalDays, samplingSetting);
  const row: RecycleRow = {
    ...(await placeFor(tx, user_rid, address)),
    rid: newRid(),
    code: await nextRecycleCode(tx, now),
    user_rid,
    state: 'asked',
    postage,
    message,
    due,
    parcel_company: null,
    parcel_number: null,
    reason: '',
    created: now,
    sent: null,
  };
  const kept = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1));
  const step = { by: 'member' as const, by_rid: user_rid, note: row.code, at: now };
  await moveSamples(tx, rows, { ...step, act: 'ask_back', change: { until: due } });
  await insertRecycle(
    tx,
    row,
    kept.map(({ rid, until }, position) => ({ sample_rid: rid, position, kept_until: until ?? today })),
  );
  await notifyRecycle(tx, row, 'ask', now);
  return row;
}

/** Returns a copy of the address, so that later changes of the address book do not change the request. */
async function placeFor(tx: Tx, user_rid: string, asked: Parsed<'auth/sample4recycle/add'>['address']) {
  const from = 'address_rid' in asked ? await ownAddress(tx, user_rid, asked.address_rid) : asked;
  const { name, phone, province, city, area, address, address_code } = from;
  return { name, phone, province, city, area, address, address_code };
}

/** Who acts on a request, and when. */
export type RecycleBy = Pick<SampleStep, 'by' | 'by_rid' | 'at'>;

/** Returns one of the member's requests, locked; refuses with not_found. */
export async function ownRecycle(tx: Tx, user_rid: string, rid: string): Promise<RecycleRow> {
  const row = await lockOwnRecycle(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'sample4recycle' });
  return row;
}

/** Refuses with recycle_act_refused when the state of a locked request does not allow the act. */
export function checkRecycle({ state }: RecycleRow, act: RecycleAct, by: Actor): void {
  if (!possibleRecycleActs(state, by).includes(act))
    throw refuse('recycle_act_refused', { msg: reasons.recycleState(state, act) });
}

/** Ends a request whose samples stay in the lab: the member cancels it, or staff refuse it. The samples are kept as before. */
export async function endRecycle(
  tx: Tx,
  row: RecycleRow,
  { act, reason }: { readonly act: 'cancel' | 'refuse'; readonly reason: string },
  by: RecycleBy,
): Promise<RecycleRow> {
  checkRecycle(row, act, by.by);
  const ended = await updateRecycle(tx, row, { state: recycleActTable[act].to, reason });
  const kept = new Map(
    (await recycleSamplesOf(tx, [row.rid])).map(({ sample_rid, kept_until }) => [sample_rid, kept_until]),
  );
  for (const sample of await returningSamples(tx, row)) {
    const until = kept.get(sample.rid) ?? labClock(by.at).today;
    const next = sample.disposal === 2 ? ('store' as const) : ('expire' as const);
    const system = { by: 'system' as const, by_rid: null, note: row.code, at: by.at };
    await moveSamples(tx, [sample], { ...system, act: next, change: { until }, quiet: true });
  }
  await notifyRecycle(tx, ended, act, by.at);
  return ended;
}

/** Locks the samples of a request that are in the lab and wait for the parcel; others are missing. */
export async function returningSamples(tx: Tx, { rid }: RecycleRow): Promise<StateRow[]> {
  const samples = await recycleSamplesOf(tx, [rid]);
  const locked = await lockSamples(
    tx,
    samples.map(({ sample_rid }) => sample_rid),
  );
  return locked.filter(({ state }) => state === 'returning');
}

/** Confirms that the samples of a request have arrived. */
export async function finishRecycle(tx: Tx, row: RecycleRow, by: Actor): Promise<RecycleRow> {
  checkRecycle(row, 'done', by);
  return updateRecycle(tx, row, { state: recycleActTable.done.to });
}

/** Returns requests as the contract has them, with what `actor` may do. */
export async function withRecycleSamples(
  tx: Tx,
  rows: readonly RecycleRow[],
  actor: Actor,
): Promise<Recycle[]> {
  const named =
    rows.length > 0
      ? await recycleSamplesOf(
          tx,
          rows.map(({ rid }) => rid),
        )
      : [];
  const samples = await findSamples(
    tx,
    named.map(({ sample_rid }) => sample_rid),
  );
  return rows.map((row) => {
    const its = named.filter(({ recycle_rid }) => recycle_rid === row.rid);
    const listed = its.flatMap(({ sample_rid }) => samples.filter(({ state }) => state.rid === sample_rid));
    return presentRecycle(row, listed, possibleRecycleActs(row.state, actor));
  });
}
