import { reasons } from '@portal/shared/contract';
import type { SampleKeeping } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { deleteReturn } from './order.change.repo';
import type { OrderRow } from './order.repo';
import {
  changeTests,
  deleteDescribed,
  describeAgain,
  insertReturn,
  insertSamples,
  type SampleRow,
  samplesOf,
} from './order.sample.repo';
import { plannedSamples, type SampleInput, type SamplePlan, type Samples } from './order.sample.service';
import { registerSamples, releaseStored } from './order.sampleFollow.service';
import { deleteStates, lockSamples, type StateRow, updateSamples } from './order.sampleState.repo';

/** What decides about the samples of a changed order besides the input. */
interface Rules {
  readonly items: Parameters<typeof plannedSamples>[2]['items'];
  readonly terms: Parameters<typeof plannedSamples>[2]['terms'];
  readonly keeping: SampleKeeping;
  readonly now: Date;
}

/**
 * Changes the samples of an order and what becomes of them, by the rules of a new order. A sample keeps its code when its number stays,
 * and otherwise when another takes its place in the list, so that labels stay valid; a sample that is left out before it came is
 * deleted. Refuses a change of a sample that is at the lab already.
 */
export async function changeSamples(
  tx: Tx,
  order: OrderRow,
  input: SampleInput,
  rules: Rules,
): Promise<SamplePlan['choice']> {
  const { rid: order_rid, user_rid } = order;
  const before = await samplesOf(tx, order_rid);
  const physical = before.map(({ rid, stored_rid }) => stored_rid ?? rid);
  const locked = await lockSamples(tx, [...new Set([...physical, ...input.stored_rids])]);
  const stored = before.filter(({ stored_rid }) => stored_rid !== null);
  const kept = keepsStored(order, stored, input) ? stored : undefined;
  if (!kept) await releaseStored(tx, order, stored, rules.now);
  const itemKeys = new Map(rules.items.map(({ rid }) => [rid, rid]));
  const plan = await plannedSamples(tx, input, {
    ...rules,
    user_rid,
    kept,
    itemKeys,
    keptDisposal: order.sample_disposal,
  });
  const changed = { ...order, ...plan.choice };
  if (kept) {
    for (const { rid, item_rids = null } of plan.samples) await changeTests(tx, rid, item_rids);
  } else {
    const fresh = before.filter(({ stored_rid }) => stored_rid === null);
    await replaceFresh(tx, changed, { fresh, planned: plan.samples, locked }, rules.now);
  }
  await deleteReturn(tx, order_rid);
  if (plan.returnTo) await insertReturn(tx, { ...plan.returnTo, order_rid });
  return plan.choice;
}

/** True when the order goes on with the same stored samples, and the same becomes of them. */
function keepsStored(order: OrderRow, stored: readonly SampleRow[], input: SampleInput): boolean {
  const asked = new Set(input.stored_rids);
  return (
    stored.length > 0 &&
    input.sample_source === 0 &&
    input.sample_disposal === order.sample_disposal &&
    asked.size === stored.length &&
    stored.every(({ stored_rid }) => stored_rid !== null && asked.has(stored_rid))
  );
}

interface Replacing {
  readonly fresh: readonly SampleRow[];
  readonly planned: Samples;
  readonly locked: readonly StateRow[];
}

/** Replaces the samples that came, or will come, with the order. */
async function replaceFresh(
  tx: Tx,
  order: OrderRow,
  { fresh, planned, locked }: Replacing,
  at: Date,
): Promise<void> {
  const pairs = pairsOf(fresh, planned);
  const removed = fresh.filter((row) => !pairs.some(({ from }) => from === row));
  const changed = pairs.filter(({ from, to }) => !isSame(from, to));
  const arrived = new Set(locked.filter(({ state }) => state !== 'registered').map(({ rid }) => rid));
  const late = [...removed, ...changed.map(({ from }) => from)].find(({ rid }) => arrived.has(rid));
  if (late) throw refuse('invalid_input', { fields: { samples: reasons.sampleArrived(late.number) } });
  const gone = removed.map(({ rid }) => rid);
  await deleteStates(tx, gone);
  await deleteDescribed(tx, gone);
  for (const { from, to } of pairs) {
    const { number, name, form, hazards, position, item_rids = null } = to;
    if (!isSame(from, to) || from.position !== position)
      await describeAgain(tx, from.rid, { number, name, form, hazards, position });
    if (testText(from) !== testText(to)) await changeTests(tx, from.rid, item_rids);
  }
  const other = locked.filter(
    ({ rid, disposal }) => disposal !== order.sample_disposal && pairs.some(({ from }) => from.rid === rid),
  );
  if (other.length > 0 && order.sample_disposal !== null)
    await updateSamples(
      tx,
      other.map(({ rid }) => rid),
      { disposal: order.sample_disposal },
    );
  const added = planned.filter((sample) => !pairs.some(({ to }) => to === sample));
  await insertSamples(
    tx,
    added.map((sample) => ({ ...sample, order_rid: order.rid })),
  );
  await registerSamples(tx, order, added, at);
}

interface Pair {
  readonly from: SampleRow;
  readonly to: Samples[number];
}

/** Pairs the samples of before and after: by number, and the others of both lists in their order. */
export function pairsOf(before: readonly SampleRow[], after: Samples): Pair[] {
  const fresh = after.filter(({ stored_rid }) => stored_rid === null);
  const same = before.flatMap((from) => {
    const to = fresh.find(({ number }) => number === from.number);
    return to ? [{ from, to }] : [];
  });
  const left = before.filter((row) => !same.some(({ from }) => from === row));
  const rest = fresh.filter((sample) => !same.some(({ to }) => to === sample));
  return [...same, ...left.flatMap((from, index) => (rest[index] ? [{ from, to: rest[index] }] : []))];
}

const isSame = (from: SampleRow, to: Samples[number]): boolean =>
  from.number === to.number &&
  from.name === to.name &&
  from.form === to.form &&
  [...from.hazards].sort().join() === [...(to.hazards ?? [])].sort().join();

const testText = ({ item_rids }: Pick<Samples[number], 'item_rids'>): string => item_rids?.join() ?? '';
