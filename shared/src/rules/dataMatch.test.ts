/** @jest-environment node */
import fc from 'fast-check';
import { dataBySample, dataMatcher, namedForSample } from './dataMatch';
import type { DataOrder } from './dataName';

const xrd = {
  rid: 'xrd',
  name: 'X 射线衍射（XRD）',
  option_text: [],
  unit: '次',
  count: 1,
  needs_sample: true,
};
const sem = { ...xrd, rid: 'sem', name: '扫描电镜（SEM）' };

let codes = 0;
const sample = (number: string, name = `样 ${number}`, item_rids: string[] | null = null) => {
  codes += 1;
  return { number, name, item_rids, code: `P20261129-${String(codes).padStart(6, '0')}` };
};
const order = (last: number, samples: DataOrder['samples'], items = [xrd]): DataOrder => ({
  code: `D20261129-${String(last).padStart(6, '0')}`,
  items,
  samples,
});

/** What a name is matched to, as `order:number`; with ? when a person chooses. */
function said(orders: readonly DataOrder[], name: string): string {
  const { sure, targets, elsewhere } = dataMatcher(orders)(name);
  if (elsewhere !== null) return `elsewhere ${elsewhere}`;
  return `${targets.map(({ order: code, number }) => `${Number(code.slice(-6))}:${number}`).join(' ')}${sure ? '' : '?'}`;
}

const a = order(1, [sample('S1', '氧化铝'), sample('S2', '氧化铝'), sample('S10', '碳酸钙'), sample('S1-2')]);
const b = order(
  2,
  [sample('S1', '铁粉'), sample('B 7', '铜', ['sem']), sample('B 8', '铜', ['xrd'])],
  [xrd, sem],
);
const c = order(3, []);
const d = order(4, [sample('1'), sample('2')]);
const e = order(5, [sample('K')]);
const all = [a, b, c, d, e];

test.each([
  ['S2.xy', '1:S2'],
  ['ｓ２（原始）.XY', '1:S2'],
  ['s_10_scan.txt', '1:S10'],
  ['XRD-S 10-0.02deg.raw', '1:S10'],
  // Two orders have S1.
  ['S1.xy', '1:S1 2:S1?'],
  // The code, or the member's own name, says which.
  ['D20261129-000002_S1.xy', '2:S1'],
  ['ｄ20261129000002 S1.xy', '2:S1'],
  ['S1 铁粉.xy', '2:S1'],
  [`${b.samples[0]?.code}.xy`, '2:S1'],
  ['碳酸钙.txt', '1:S10'],
  // A longer number of the same order is meant, but perhaps not that of another order.
  ['D20261129-000001 S1-2.xy', '1:S1-2'],
  ['S1-2.xy', '2:S1 1:S1-2?'],
  // A bare number of one order does not compete with the number of another one.
  ['S10_2.xy', '1:S10'],
  // The same name for two samples, two numbers, a number and the name of another sample.
  ['氧化铝.txt', '1:S1 1:S2?'],
  ['S2 S10.txt', '1:S2 1:S10?'],
  ['S2 碳酸钙.txt', '1:S2 1:S10?'],
  // The test in the name must be one of the sample.
  ['B7_SEM_01.tif', '2:B 7'],
  ['铜_SEM.tif', '2:B 7'],
  ['B7_XRD.xy', '2:B 7?'],
  // Parts of words, other numbers and unknown codes say nothing.
  ['XS2.xy', '?'],
  ['S22.xy', '?'],
  ['S02.xy', '?'],
  ['scan_001.xy', '?'],
  ['D20261129-000099_S2.xy', 'elsewhere D20261129-000099'],
  ['P20260101-000001.xy', 'elsewhere P20260101-000001'],
  // A bare number is sure only where nothing else can be a number.
  ['1.xy', '4:1'],
  ['样品 2 XRD.xy', '4:2'],
  ['2 theta 10-80 S99.xy', '4:2?'],
  ['D20261129-000004 2 theta.xy', '4:2'],
  // The order alone: itself, its only sample, or a choice.
  ['报告 D20261129-000003.pdf', '3:null'],
  ['报告 D20261129-000005.pdf', '5:K'],
  ['报告 D20261129-000001.pdf', '1:null?'],
  // What a person has said stands in front.
  ['【S10】D20261129-000001 S1.xy', '1:S10'],
])('%s → %s', (name, expected) => expect(said(all, name)).toBe(expected));

const letters = fc.constantFrom('S', 'A', 'TiO', 'k', '样', '煤');
const numbers = fc.uniqueArray(
  fc.tuple(letters, fc.integer({ min: 1, max: 120 })).map(([letter, digits]) => `${letter}${digits}`),
  { minLength: 2, maxLength: 12, selector: (number) => number.toLowerCase() },
);
const around = fc.constantFrom('_', ' ', '-', '（', '）', '[', ']', '.', '　', '＿', '~', '#');
const widened = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
const dressed = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
  widened,
  (text: string) => text.replace(/(\d+)$/, '_$1'),
);

test('however a number is written between other words, its sample is found and no other one', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), around, around, dressed, (all, at, left, right, dress) => {
      const own = order(
        7,
        all.map((number, index) => sample(number, `无关 ${index}`)),
      );
      const number = all[at % all.length] ?? '';
      const name = `xrd${left}${dress(number)}${right}scan.xy`;
      expect(said([own], name)).toBe(`7:${number}`);
      // With a second order that has the number as well, a person chooses.
      expect(said([own, order(8, [sample(number, '另')])], name)).toBe(`7:${number} 8:${number}?`);
      // In longer words it is not the number.
      expect(said([own], `x${number}9.xy`).includes(`7:${number} `)).toBe(false);
    }),
  );
});

test('a file that was given to a sample by hand counts for this sample, whatever it is called', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.string({ maxLength: 30 }), (all, at, name) => {
      const own = order(
        7,
        all.map((number) => sample(number, '粉末')),
      );
      const number = all[at % all.length] ?? '';
      const kept = namedForSample(own, number, name);
      expect(namedForSample(own, number, kept)).toBe(kept);
      expect([...dataBySample(own, [kept])]).toEqual([[number, 1]]);
    }),
  );
});
