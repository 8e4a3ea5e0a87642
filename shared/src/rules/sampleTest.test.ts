import fc from 'fast-check';
import {
  knowsTests,
  sampleUnit,
  storedTests,
  type TestItem,
  testGaps,
  testGapText,
  testLabels,
  testsOf,
} from './sampleTest';

const item = (rid: string, name: string, count: number, given: Partial<TestItem> = {}): TestItem => ({
  rid,
  name,
  count,
  option_text: [],
  unit: sampleUnit,
  needs_sample: true,
  ...given,
});
const bet = item('b', '比表面与孔径分析（BET）', 2);
const sem = item('s', '场发射扫描电镜（SEM）', 6);
const six = (ticked: (index: number) => readonly string[] | null) =>
  Array.from({ length: 6 }, (_, index) => ({ item_rids: ticked(index) }));

const items = fc
  .array(
    fc.record({
      name: fc.constantFrom('比表面与孔径分析（BET）', '场发射扫描电镜（SEM）', '激光粒度分析'),
      unit: fc.constantFrom('样', '小时', '次', '份'),
      count: fc.integer({ min: 1, max: 8 }),
      needs_sample: fc.boolean(),
      option_text: fc.constantFrom([], ['N₂ 吸附'], ['CO₂ 吸附']),
    }),
    { maxLength: 6 },
  )
  .map((drawn) => drawn.map((one, index): TestItem => ({ ...one, rid: `i${index}` })));
const ticks = (of: readonly TestItem[]) =>
  fc.array(fc.option(fc.subarray(of.map(({ rid }) => rid))), { maxLength: 8 });
const order = items.chain((of) =>
  ticks(of).map((ticked) => ({ of, samples: ticked.map((item_rids) => ({ item_rids })) })),
);

describe('samples and the items that they go to', () => {
  test('BET×2 and SEM×6 on six samples agree when two of them are ticked for BET', () => {
    const ticked = six((index) => (index < 2 ? null : ['s']));
    expect(testGaps([bet, sem], ticked)).toEqual([]);
    expect(testsOf(ticked[0] ?? {}, [bet, sem], ticked)).toEqual(['BET', 'SEM']);
    expect(testsOf(ticked[2] ?? {}, [bet, sem], ticked)).toEqual(['SEM']);
  });

  test('what does not agree is said with both numbers; nothing is known while nobody has ticked', () => {
    const all = six(() => null);
    expect(testGaps([bet, sem], all).map(testGapText)).toEqual(['BET 需 2 个样品，已勾选 6 个']);
    expect(knowsTests([bet, sem], all)).toBe(false);
    expect(testsOf({ item_rids: null }, [bet, sem], all)).toEqual([]);
  });

  test('only items that are counted by sample are compared, each with its own samples', () => {
    fc.assert(
      fc.property(order, ({ of, samples }) => {
        const gaps = testGaps(of, samples);
        for (const one of of) {
          const ticked = samples.filter(({ item_rids }) => !item_rids || item_rids.includes(one.rid)).length;
          const wrong = one.needs_sample && one.unit === '样' && ticked !== one.count;
          expect(gaps.some(({ rid }) => rid === one.rid)).toBe(wrong);
        }
      }),
    );
  });

  test('what is stored says the same as what was ticked, and is stored the same again', () => {
    fc.assert(
      fc.property(order, ({ of, samples }) => {
        const stored = samples.map((sample) => ({ item_rids: storedTests(of, sample) }));
        expect(testGaps(of, stored)).toEqual(testGaps(of, samples));
        expect(stored.map((sample) => storedTests(of, sample))).toEqual(
          stored.map(({ item_rids }) => item_rids),
        );
      }),
    );
  });

  test('each item has a name, by which it is told from the others unless service and options are the same', () => {
    fc.assert(
      fc.property(items, (of) => {
        const labels = testLabels(of);
        const keys = new Set(of.map(({ name, option_text }) => `${name} ${option_text}`));
        expect(new Set(labels.values()).size).toBe(keys.size);
      }),
    );
    const twice = [item('1', '比表面（BET）', 1, { option_text: ['介孔'] }), item('2', '比表面（BET）', 1)];
    expect([...testLabels(twice).values()]).toEqual(['BET（介孔）', 'BET']);
  });
});
