import { shortTestName, type TestItem, testLabels } from '@portal/shared/rules';
import type { SampleFields } from '../sampleList';
import { quoted } from './quoted';
import { simplified } from './simplified';

/** Which item the member means by a name that no item has; null: none, the name is left out. By `nameKey`. */
export type NamedTests = ReadonlyMap<string, string | null>;

/** Returns a name without what does not distinguish it: spaces, case, traditional letters. */
export const nameKey = (text: string): string =>
  simplified(text.normalize('NFKC'))
    .replace(/[\s*×]/g, '')
    .toLowerCase();

/** Texts that mean all items. */
const all = new Set(['全部', '全部项目', '所有', '所有项目', '全做', '都做', 'all']);

/** What the cell 测试项目 of a row says: the items that it names, and what fits none. */
interface TestsReading {
  readonly value: Pick<SampleFields, 'tests'>;
  readonly message?: string;
  /** Names that fit no item, and about which the member was not asked yet. */
  readonly unknown: readonly string[];
}

/**
 * Reads names of items, separated by 、 , ; and the like. An item is known by its name, its short name, or an abbreviation of it, when
 * only one item of the order is called so, or by what the member says (`named`); what fits none is asked, and never guessed.
 */
export function readTests(
  text: string,
  items: readonly TestItem[],
  named: NamedTests = new Map(),
): TestsReading {
  if (all.has(nameKey(text))) return { value: { tests: items.map(({ rid }) => rid) }, unknown: [] };
  const called = namesOf(items);
  const find = (part: string): string | undefined => {
    const rids = called.flatMap(({ rid, names }) => (names.has(nameKey(part)) ? [rid] : []));
    return rids.length === 1 ? rids[0] : (named.get(nameKey(part)) ?? undefined);
  };
  const parts = find(text) ? [text] : text.split(/[、,，;；|+＋\n]+/).flatMap((part) => pieces(part, find));
  const wrong = parts.filter((part) => find(part) === undefined && named.get(nameKey(part)) !== null);
  const tests = items.flatMap(({ rid }) => (parts.some((part) => find(part) === rid) ? [rid] : []));
  if (wrong.length === 0) return { value: { tests }, unknown: [] };
  const offered = [...testLabels(items).values()].join('、');
  const message = `没有${wrong.map(quoted).join('、')}，本单的项目是${offered}`;
  return { value: { tests }, message, unknown: wrong };
}

/** Returns a part, or its words when each of them is an item: TEM / HRTEM is one name, BET/SEM are two. */
function pieces(part: string, find: (part: string) => string | undefined): string[] {
  const whole = part.trim();
  if (whole === '') return [];
  const words = whole.split(/[\s/&]+|和|及|与/).filter(Boolean);
  return find(whole) === undefined && words.every((word) => find(word) !== undefined) ? words : [whole];
}

/** Returns what each item is called: its name, its short name, and each abbreviation in it. */
function namesOf(items: readonly TestItem[]) {
  const labels = testLabels(items);
  return items.map(({ rid, name }) => {
    const short = shortTestName(name);
    const abbreviations = short === name ? [] : short.split(/\s*\/\s*/);
    const bare = name.replace(/（[^（）]*）$/, '');
    return {
      rid,
      names: new Set([name, short, bare, labels.get(rid) ?? name, ...abbreviations].map(nameKey)),
    };
  });
}
