import type { Reader } from '../reader';
import { Unreadable } from '../reader';
import type { SourceFile } from '../sourceFile';
import { familyOf } from './family';
import { axisOf, cleaned, cleanUnit } from './labels';
import { numbersOf, steppedCurve } from './stepped';

const asp = 'PerkinElmer ASP';
const peds = 'PerkinElmer PEDS';

const headLines = (file: SourceFile): string[] =>
  (file.text() ?? '')
    .slice(0, 2000)
    .split('\n')
    .map((line) => line.trim());

/** True when six lines of one number each begin the file: a count, first and last x, three codes. */
function isAsp(lines: readonly string[]): boolean {
  const numbers = lines
    .slice(0, 8)
    .map((line) => (/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(line) ? Number(line) : Number.NaN));
  const [count = 0, first = 0, last = 0, ...codes] = numbers;
  const coded = codes.slice(0, 3).every((code) => Number.isInteger(code) && code >= 0 && code < 100);
  return (
    numbers.length === 8 &&
    numbers.every(Number.isFinite) &&
    Number.isInteger(count) &&
    count > 2 &&
    first !== last &&
    coded
  );
}

/** PerkinElmer `.asp`: values only; the head has the count, the first and the last wavenumber. */
export const aspReader: Reader = {
  fits: (file) => /\.asp$/i.test(file.name) && isAsp(headLines(file)),
  read: (file) => {
    const all = numbersOf((file.text() ?? '').split('\n'));
    const [count = 0, first = 0, last = 0] = all;
    const values = all.slice(6);
    const xAxis = { label: '', unit: first > 1200 || last > 1200 ? 'cm⁻¹' : '' };
    const family = xAxis.unit === '' ? 'other' : 'infrared';
    const curve = steppedCurve({
      format: asp,
      name: '',
      family,
      first,
      last,
      count,
      values,
      xAxis,
      yAxis: { label: '', unit: '' },
      facts: [],
    });
    return { kind: 'curves', format: asp, notes: [], curves: [curve] };
  },
};

/** PerkinElmer `.asc` with a `PEDS` head: the block `#GR` has units, first x, step, count, and the greatest and least y. */
export const pedsReader: Reader = {
  fits: (file) => /^PE (?:UV|IR|FL|\w{2,4})\s{2,20}.*\bPEDS\b/.test((file.text() ?? '').slice(0, 200)),
  read: (file) => {
    const lines = (file.text() ?? '').split('\n').map((line) => line.trim());
    const group = lines.indexOf('#GR');
    const data = lines.indexOf('#DATA');
    if (data === -1) throw new Unreadable(peds, '没有找到数据段 #DATA');
    const values = numbersOf(lines.slice(data + 1));
    const points = Math.floor(values.length / 2);
    if (points < 2) throw new Unreadable(peds, '没有找到数据');
    const x = Float64Array.from({ length: points }, (_, index) => values[index * 2] ?? 0);
    const y = Float64Array.from({ length: points }, (_, index) => values[index * 2 + 1] ?? 0);
    const of = (offset: number) => (group === -1 ? '' : (lines[group + offset] ?? ''));
    const xAxis = { label: '', unit: cleanUnit(of(1)) };
    const yAxis = axisOf(of(2));
    const clue = { x: `[${xAxis.unit}]`, y: of(2), head: lines[0] ?? '' };
    const curve = {
      name: cleaned(lines[2] ?? ''),
      family: familyOf(clue),
      x,
      y,
      xAxis,
      yAxis: yAxis.unit === '' ? { label: '', unit: yAxis.label } : yAxis,
      shape: 'line' as const,
      facts: [],
      notes:
        group === -1
          ? []
          : contradictions(
              x,
              y,
              [5, 7, 9, 10].map((offset) => Number(of(offset))),
            ),
    };
    return { kind: 'curves', format: peds, notes: [], curves: [curve] };
  },
};

/** Compares what the head states (first x, count, greatest and least y) with the points. */
function contradictions(
  x: Float64Array,
  y: Float64Array,
  [first = 0, count = 0, most = 0, least = 0]: readonly number[],
): string[] {
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-4 * Math.max(1, Math.abs(a), Math.abs(b));
  const high = y.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const low = y.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return [
    ...(count === x.length ? [] : [`文件头写明 ${count} 个点，实际为 ${x.length} 个`]),
    ...(near(first, x[0] ?? 0) ? [] : [`文件头写明起点为 ${first}，实际为 ${x[0]}`]),
    ...(near(most, high) && near(least, low) ? [] : ['文件头写明的最大值或最小值与数据不符']),
  ];
}
