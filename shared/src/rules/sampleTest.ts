/** An item of an order, as its samples are ticked for it. */
export interface TestItem {
  readonly rid: string;
  readonly name: string;
  readonly option_text: readonly string[];
  readonly unit: string;
  readonly count: number;
  readonly needs_sample: boolean;
}

/** A sample with the keys of the items that it goes to; null (or missing, in what an older page sends) for all of them. */
export interface TestedSample {
  readonly item_rids?: readonly string[] | null | undefined;
}

/** The unit of items that are counted by sample. Others (hours, 次, 份) are not compared with the ticked samples. */
export const sampleUnit = '样';

/** Returns the items that samples go to. */
export const testsWithSample = <Item extends TestItem>(items: readonly Item[]): readonly Item[] =>
  items.filter((item) => item.needs_sample);

/** True when a sample goes to an item. */
export const goesTo = ({ item_rids }: TestedSample, rid: string): boolean => item_rids?.includes(rid) ?? true;

/** An item for which another number of samples is ticked than it counts. */
export interface TestGap {
  readonly rid: string;
  readonly name: string;
  readonly count: number;
  readonly ticked: number;
}

/** Returns the items counted by sample whose count is not the number of samples that go to them. */
export function testGaps(items: readonly TestItem[], samples: readonly TestedSample[]): TestGap[] {
  const labels = testLabels(items);
  return testsWithSample(items).flatMap(({ rid, name, unit, count }) => {
    const ticked = samples.filter((sample) => goesTo(sample, rid)).length;
    if (unit !== sampleUnit || ticked === count) return [];
    return [{ rid, name: labels.get(rid) ?? name, count, ticked }];
  });
}

/** Says what does not agree, such as “BET 需 2 个样品，已勾选 6 个”. */
export const testGapText = ({ name, count, ticked }: TestGap): string =>
  `${name} 需 ${count} 个样品，已勾选 ${ticked} 个`;

/**
 * True when it is known which samples go to which items: somebody has ticked them, or all samples go to all items and the counts
 * agree with that. False for orders of before samples were ticked whose counts differ, and for those of older pages.
 */
export const knowsTests = (items: readonly TestItem[], samples: readonly TestedSample[]): boolean =>
  samples.some(({ item_rids }) => item_rids) || testGaps(items, samples).length === 0;

/** Returns the keys as they are stored: null when they are those of all items that samples go to. */
export function storedTests(items: readonly TestItem[], { item_rids }: TestedSample): string[] | null {
  const offered = testsWithSample(items).map(({ rid }) => rid);
  if (!item_rids || offered.every((rid) => item_rids.includes(rid))) return null;
  return offered.filter((rid) => item_rids.includes(rid));
}

/** Returns the short names of the tests of a sample; none when it is not known which they are. */
export function testsOf(
  sample: TestedSample,
  items: readonly TestItem[],
  samples: readonly TestedSample[],
): string[] {
  if (!knowsTests(items, samples)) return [];
  const labels = testLabels(items);
  return testsWithSample(items).flatMap(({ rid }) => (goesTo(sample, rid) ? [labels.get(rid) ?? ''] : []));
}

/** Letters in brackets at the end of a name: 比表面与孔径分析（BET）. */
const abbreviation = /（([A-Za-z][A-Za-z0-9 /-]*)）$/;

/** Returns the short name of a service: its abbreviation, or its name without one. */
export const shortTestName = (name: string): string => abbreviation.exec(name)?.[1] ?? name;

/**
 * Returns short names of the items by their keys. Items that would have the same one have their full name, and items of the same service
 * their options besides.
 */
export function testLabels(
  items: readonly Pick<TestItem, 'rid' | 'name' | 'option_text'>[],
): ReadonlyMap<string, string> {
  const once = (text: string, of: (item: (typeof items)[number]) => string) =>
    items.filter((item) => of(item) === text).length === 1;
  return new Map(
    items.map(({ rid, name, option_text }) => {
      const short = shortTestName(name);
      if (once(short, (item) => shortTestName(item.name))) return [rid, short];
      if (once(name, (item) => item.name)) return [rid, name];
      return [rid, option_text.length > 0 ? `${short}（${option_text.join('；')}）` : short];
    }),
  );
}
