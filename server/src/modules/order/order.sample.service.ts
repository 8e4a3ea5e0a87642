import { type OrderInput, type Parsed, reasons } from '@portal/shared/contract';
import {
  asksHuman,
  disposalsFor,
  forbidding,
  type HumanAnswer,
  isSampled,
  labClock,
  possibleSampleActs,
  type SampleDisposal,
  type SampleKeeping,
  type SampleSource,
  type SampleTerms,
  sampleDisposals,
  sampleRange,
  sampleSources,
  type TestItem,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { ownAddress } from '../address/address.service';
import { ownSampling } from '../sampling/sampling.service';
import { describedSamples, type NewSample, type ReturnRow, type SampleRow } from './order.sample.repo';
import { sampleFacts } from './order.sampleMove.service';
import { lockSamples } from './order.sampleState.repo';
import { withTests } from './order.sampleTest.rules';

/** Input of a new order. Its raw data is attached by the module of the files, after the order is placed. */
export type PlacedInput = Omit<Parsed<'auth/order/add'>, 'raw_file_rids' | 'from_draft'> &
  Pick<OrderInput, 'from_draft'>;
/** What the member says about the samples. */
export type SampleInput = Pick<
  PlacedInput,
  | 'sample_source'
  | 'sampling_rid'
  | 'samples'
  | 'stored_rids'
  | 'stored_tests'
  | 'sample_disposal'
  | 'return_address'
  | 'human_samples'
>;
export type Samples = (Omit<NewSample, 'order_rid'> & Pick<SampleRow, 'stored_rid'>)[];
type Range = ReturnType<typeof sampleRange>;

/** Where the samples of an order come from, which they are, and what becomes of them. */
export interface SamplePlan {
  readonly choice: {
    readonly sample_source: SampleSource;
    readonly sample_disposal: SampleDisposal | null;
    readonly sampling_rid: string | null;
    readonly human_samples: HumanAnswer | null;
  };
  readonly samples: Samples;
  readonly returnTo: Omit<ReturnRow, 'order_rid'> | null;
}

/** What decides about the samples besides the input. */
interface SampleRules {
  readonly user_rid: string;
  readonly items: readonly TestItem[];
  /** What the services of the items say about their samples. */
  readonly terms: readonly (SampleTerms & Pick<TestItem, 'name'>)[];
  /** Keys of the items by the keys that the call names them with. */
  readonly itemKeys: ReadonlyMap<string, string>;
  readonly keeping: SampleKeeping;
  readonly now: Date;
  /** The samples of an order that is changed and keeps its stored ones. */
  readonly kept?: Samples | undefined;
  /** What becomes of the samples of an order that is changed: it may stay so though a service does not allow it any more. */
  readonly keptDisposal?: SampleDisposal | null | undefined;
}

/**
 * Checks that the parts of the input about samples belong together: source, samples, visit, disposal, return
 * address, and samples of people. Refuses with the field, and with not_found for stored samples, visits and addresses of other members.
 */
export async function plannedSamples(tx: Tx, input: SampleInput, rules: SampleRules): Promise<SamplePlan> {
  const needed = rules.items.some((item) => item.needs_sample);
  const sample_source = sampleSourceOf(input, needed);
  const sample_disposal = needed ? disposalOf(input, rules) : null;
  const sampling_rid = await visitOf(tx, input, rules);
  const samples = await samplesFor(tx, input, rules);
  const human_samples = humanOf(input, rules, samples);
  return {
    choice: { sample_source, sample_disposal, sampling_rid, human_samples },
    samples,
    returnTo: await returnFor(tx, input, sample_disposal, rules.user_rid),
  };
}

const wrong = (field: string, message: string) => refuse('invalid_input', { fields: { [field]: message } });

export function sampleSourceOf(
  { sample_source }: Pick<SampleInput, 'sample_source'>,
  needed: boolean,
): SampleSource {
  if (!isSource(sample_source)) throw wrong('sample_source', reasons.sourceFormat);
  if (needed && sample_source === -1) throw wrong('sample_source', reasons.sourceMissing);
  if (!needed && sample_source !== -1) throw wrong('sample_source', reasons.sourceNotNeeded);
  return sample_source;
}

function disposalOf({ sample_disposal }: SampleInput, { terms, keptDisposal }: SampleRules): SampleDisposal {
  if (sample_disposal === null) throw wrong('sample_disposal', reasons.disposalMissing);
  if (!isDisposal(sample_disposal)) throw wrong('sample_disposal', reasons.disposalFormat);
  if (sample_disposal !== keptDisposal && !disposalsFor(terms).includes(sample_disposal)) {
    const names = [...new Set(forbidding(terms, sample_disposal).map(({ name }) => name))];
    throw wrong('sample_disposal', reasons.disposalNotOffered(names));
  }
  return sample_disposal;
}

/** Returns what the member says about samples or data of people; refuses a missing answer, and one that nothing asks for. */
function humanOf(
  { human_samples }: SampleInput,
  { terms }: SampleRules,
  samples: Samples,
): HumanAnswer | null {
  const forms = samples.map(({ form }) => form);
  const asked = asksHuman(terms, forms);
  if (asked && human_samples === null) throw wrong('human_samples', reasons.humanMissing);
  if (!asked && human_samples !== null) throw wrong('human_samples', reasons.humanNotNeeded);
  return human_samples;
}

// The contract allows the same keys; these functions narrow the type.
const isSource = (key: number): key is SampleSource => key in sampleSources;
const isDisposal = (key: number): key is SampleDisposal => key in sampleDisposals;

/** Returns the samples: stored ones for source 0, described ones for all other sources, as many as the items need. */
async function samplesFor(tx: Tx, input: SampleInput, rules: SampleRules): Promise<Samples> {
  const range = sampleRange(rules.items);
  const { sample_source, samples, stored_rids, stored_tests } = input;
  if (stored_tests.some(({ rid }) => !stored_rids.includes(rid)))
    throw refuse('not_found', { noun: 'sample' });
  if (sample_source !== 0 && stored_rids.length > 0) throw wrong('stored_rids', reasons.storedNotNeeded);
  if ((sample_source === 0 || sample_source === -1) && samples.length > 0)
    throw wrong('samples', reasons.samplesNotNeeded);
  if (sample_source === 0) {
    const stored = rules.kept ? inCount(rules.kept, range) : await storedFor(tx, rules, stored_rids, range);
    return withTests(storedWithKeys(stored, input), testRules(rules, 'stored_rids'));
  }
  if (!inRange(samples.length, range))
    throw wrong('samples', reasons.samplesMissing(range.least, range.most));
  const described = samples.map((sample, position) => ({
    ...sample,
    rid: newRid(),
    position,
    stored_rid: null,
  }));
  return withTests(described, testRules(rules, 'samples'));
}

const testRules = ({ items, itemKeys: keys }: SampleRules, field: 'samples' | 'stored_rids') => ({
  items,
  keys,
  field,
});

/** Returns stored samples with the keys that the call says for them. */
function storedWithKeys(stored: Samples, { stored_tests }: SampleInput): Samples {
  return stored.map((sample) => {
    const said = stored_tests.find(({ rid }) => rid === sample.stored_rid);
    return { ...sample, item_rids: said?.item_rids ?? null };
  });
}

const inRange = (count: number, { least, most }: Range) => count >= least && count <= most;

/** Returns the rows of stored samples that are tested again. Locks them, so that none is asked back or destroyed meanwhile. */
async function storedFor(
  tx: Tx,
  { user_rid, keeping, now }: SampleRules,
  asked: readonly string[],
  range: Range,
): Promise<Samples> {
  const rids = [...new Set(asked)];
  const locked = await lockSamples(tx, rids);
  const described = await describedSamples(tx, user_rid, rids);
  const chosen = rids.map((rid, position) => {
    const state = locked.find((one) => one.rid === rid && one.user_rid === user_rid);
    const sample = described.find((one) => one.rid === rid);
    const usable = state && possibleSampleActs(sampleFacts(state, keeping, now), 'member').includes('reuse');
    if (!usable || !sample) throw refuse('not_found', { noun: 'sample' });
    const { number, name, form, hazards, order_code } = sample;
    const copy = { rid: newRid(), position, name, form, hazards };
    // Samples of two orders can have the same number.
    return { ...copy, number: `${order_code}-${number}`, stored_rid: rid, stored_from: order_code };
  });
  return inCount(chosen, range);
}

/** Returns stored samples when they are as many as the items need; refuses any other number. */
function inCount(chosen: Samples, range: Range): Samples {
  if (!inRange(chosen.length, range))
    throw wrong('stored_rids', reasons.storedMissing(range.least, range.most));
  return chosen;
}

/** Returns the key of the visit at which the sample was taken; null for other sources than 3. */
async function visitOf(tx: Tx, input: SampleInput, { user_rid, now }: SampleRules): Promise<string | null> {
  const { sample_source, sampling_rid } = input;
  if (sample_source !== 3) {
    if (sampling_rid !== null) throw wrong('sampling_rid', reasons.samplingNotNeeded);
    return null;
  }
  if (sampling_rid === null) throw wrong('sampling_rid', reasons.samplingMissing);
  const visit = await ownSampling(tx, user_rid, sampling_rid);
  if (!isSampled(visit, labClock(now).today)) throw wrong('sampling_rid', reasons.samplingNotDone);
  return visit.rid;
}

/** Returns a copy of the address that the sample is sent back to, so that later changes of it change no order. */
async function returnFor(
  tx: Tx,
  { return_address: asked }: SampleInput,
  disposal: SampleDisposal | null,
  user_rid: string,
): Promise<SamplePlan['returnTo']> {
  if (disposal !== 1) {
    if (asked !== null) throw wrong('return_address', reasons.returnAddressNotNeeded);
    return null;
  }
  if (asked === null) throw wrong('return_address', reasons.returnAddressMissing);
  const from = 'address_rid' in asked ? await ownAddress(tx, user_rid, asked.address_rid) : asked;
  const { name, phone, province, city, area, address, address_code } = from;
  return { name, phone, province, city, area, address, address_code };
}
