import { shortTestName, type TestItem, testLabels } from '@portal/shared/rules';
import type { SampleFields } from '../sampleList';
import { quoted } from './quoted';
import { simplified } from './simplified';

const plain = (text: string): string =>
  simplified(text.normalize('NFKC'))
    .replace(/[\s*×]/g, '')
    .toLowerCase();

/** Texts that mean all items. */
const all = new Set(['全部', '全部项目', '所有', '所有项目', '全做', '都做', 'all']);

/** What the cell 测试项目 of a row says: the items that it names, and what fits none. */
interface TestsReading {
  readonly value: Pick<SampleFields, 'tests'>;
  readonly message?: string;
}

/**
 * Reads names of items, separated by 、 , ; and the like. An item is known by its name, its short name, or an abbreviation of it, when
 * only one item of the order is called so; what fits none is said, and never guessed.
 */
export function readTests(text: string, items: readonly TestItem[]): TestsReading {
  if (all.has(plain(text))) return { value: { tests: items.map(({ rid }) => rid) } };
  const called = namesOf(items);
  const find = (part: string): string | undefined => {
    const rids = called.flatMap(({ rid, names }) => (names.has(plain(part)) ? [rid] : []));
    return rids.length === 1 ? rids[0] : undefined;
  };
  const parts = find(text) ? [text] : text.split(/[、,，;；|+＋\n]+/).flatMap((part) => pieces(part, find));
  const wrong = parts.filter((part) => find(part) === undefined);
  const tests = items.flatMap(({ rid }) => (parts.some((part) => find(part) === rid) ? [rid] : []));
  if (wrong.length === 0) return { value: { tests } };
  const offered = [...testLabels(items).values()].join('、');
  return { value: { tests }, message: `没有${wrong.map(quoted).join('、')}，本单的项目是${offered}` };
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
    return { rid, names: new Set([name, short, bare, labels.get(rid) ?? name, ...abbreviations].map(plain)) };
  });
}
