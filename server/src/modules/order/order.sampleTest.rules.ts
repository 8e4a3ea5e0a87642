import { reasons } from '@portal/shared/contract';
import { storedTests, type TestItem, testGaps, testsWithSample } from '@portal/shared/rules';
import { refuse } from '../../http/error';

/** A sample with the keys that were ticked for it. */
interface Ticked {
  readonly number: string;
  readonly item_rids?: string[] | null | undefined;
}

/** What decides which items a sample may go to. */
export interface TestRules {
  readonly items: readonly TestItem[];
  /** Keys of the items by the keys that the call names them with. */
  readonly keys: ReadonlyMap<string, string>;
  /** The field that a refusal names. */
  readonly field: 'samples' | 'stored_rids';
}

const wrong = (field: string, message: string) => refuse('invalid_input', { fields: { [field]: message } });

/**
 * Returns samples with the items that they go to, as they are stored. Refuses an item that is not in the order or needs no sample, a
 * sample without an item, and an item counted by sample for which another number is ticked. When no sample says its items, as older
 * pages send them, nothing is compared.
 */
export function withTests<Sample extends Ticked>(
  samples: readonly Sample[],
  { items, keys, field }: TestRules,
): (Sample & { readonly item_rids: string[] | null })[] {
  const offered = new Set(testsWithSample(items).map(({ rid }) => rid));
  const ticked = samples.map((sample) => {
    const { number, item_rids } = sample;
    if (!item_rids) return { ...sample, item_rids: null };
    const own = item_rids.flatMap((key) => {
      const rid = keys.get(key);
      return rid !== undefined && offered.has(rid) ? [rid] : [];
    });
    if (own.length < item_rids.length) throw wrong(field, reasons.sampleTestUnknown(field, number));
    if (own.length === 0) throw wrong(field, reasons.sampleWithoutTest(field, number));
    return { ...sample, item_rids: own };
  });
  if (ticked.some(({ item_rids }) => item_rids !== null)) {
    const [gap] = testGaps(items, ticked);
    if (gap) throw wrong(field, reasons.sampleTestCount(field, gap));
  }
  return ticked.map((sample) => ({ ...sample, item_rids: storedTests(items, sample) }));
}
