/** @jest-environment node */
import { drawn, eachReadable } from './drawn';
import type { Curve } from './reading';
import { readMeasurement } from './readMeasurement';
import { spcFile } from './testing/spcFile';
import { tiffFile } from './testing/tiffFile';
import { zipFile } from './testing/zipFile';

const encode = (text: string) => new TextEncoder().encode(text);
const many = 100_000;
const brml = (rows: string) =>
  zipFile({
    'Experiment0/RawData0.xml': `<RawData><DataRoutes><DataRoute>${rows}</DataRoute></DataRoutes></RawData>`,
  });

/** Small files that take minutes, or all memory, of a reader that looks at a place more than once. */
const files: readonly (readonly [what: string, name: string, make: () => Uint8Array])[] = [
  [
    'a tag of one long word',
    'a.xrdml',
    () => encode(`<xrdMeasurements ${'b'.repeat(many)}></xrdMeasurements>`),
  ],
  [
    'a tag of brackets',
    'a.xrdml',
    () => encode(`<xrdMeasurements>${`<a b="${'>'.repeat(15_000)}"/>`.repeat(30)}`),
  ],
  ['quotes that do not close', 'a.cif', () => encode(`data_x\n_cell_a 1\n${"'a ".repeat(many)}\n`)],
  ['a log of blanks', 'a.spc', () => logged(`a${' '.repeat(19_000)}`)],
  ['a tag of empty lines', 'a.tif', () => described('\n'.repeat(many))],
  ['scans without rows', 'a.ras', () => encode(`*RAS_DATA_START\n${'*RAS_INT_START\n'.repeat(2 * many)}`)],
  ['millions of elements, packed', 'a.brml', () => brml('<Datum/>'.repeat(5_000_000))],
  ['too many elements', 'a.brml', () => brml('<Datum/>'.repeat(600_000))],
  ['a row of millions of numbers, packed', 'a.brml', () => brml(`<Datum>${'1,'.repeat(9_000_000)}</Datum>`)],
];

function logged(log: string): Uint8Array {
  return spcFile({ firstX: 1, lastX: 2, exponent: -128, log, traces: [{ y: [1, 2] }] });
}

function described(text: string): Uint8Array {
  const tags = [
    [256, 3, [1]],
    [257, 3, [1]],
    [258, 3, [8]],
    [34682, 2, text],
  ] as const;
  return tiffFile([{ tags, strips: [Uint8Array.of(1)] }]);
}

/** Seconds of the processor that `work` takes. */
function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** How much longer this machine takes now than one that writes two million numbers in 0.7 s; at least 1. */
const slowness = (): number =>
  Math.max(1, secondsOf(() => Array.from({ length: 2_000_000 }, (_, at) => `${at / 7}`.length)) / 0.7);

it.each(files)('%s takes less than two seconds of a usual processor', (_, name, make) => {
  const bytes = make();
  // Before and after, because the speed of a shared processor changes within seconds.
  const before = slowness();
  const taken = secondsOf(() => readMeasurement(name, bytes));
  expect(taken).toBeLessThan(2 * Math.max(before, slowness()));
});

describe('entries of a file', () => {
  const curve = (length: number): Curve =>
    drawn('x', {
      name: '',
      family: 'other',
      x: new Float64Array(length),
      y: new Float64Array(length).fill(1),
      xAxis: { label: '', unit: '' },
      yAxis: { label: '', unit: '' },
      shape: 'line',
      facts: [],
      notes: [],
    });

  it('are read up to the points of one file', () => {
    const { curves, notes } = eachReadable([0, 1, 2, 3], () => [curve(3_000_000)]);
    expect([curves.length, notes]).toEqual([2, ['共 4 组数据，读取前 2 组']]);
  });

  it('are read up to the curves of one file', () => {
    const { curves, notes } = eachReadable(Array.from({ length: 300 }), () => [curve(1)]);
    expect([curves.length, notes]).toEqual([200, ['共 300 组数据，读取前 200 组']]);
  });
});
