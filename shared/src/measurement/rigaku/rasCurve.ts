import { checkPoints, drawn, factsFrom, shortened } from '../drawn';
import { numberOf } from '../numbers';
import type { Curve, Fact } from '../reading';

/** Columns of a scan: abscissa, intensity, and the attenuator's factor, which is 1 where it is not written. */
export interface RasRows {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly factors: readonly number[];
}

/** What a scan of Rigaku's says about itself, whichever file it came from. */
export interface RasScan {
  readonly rows: RasRows;
  readonly name: string;
  readonly axis: string;
  readonly unit: string;
  readonly stated: number | undefined;
  readonly facts: readonly (readonly [string, string | undefined])[];
}

/** Returns the curve of a scan. Factors of the attenuator that are not 1 are applied, and said. */
export function rasCurve(format: string, scan: RasScan): Curve {
  const { rows, stated } = scan;
  const attenuated = rows.factors.some((factor) => factor !== 1);
  const notes = [
    ...(attenuated ? ['强度已乘以文件中的衰减系数（第三列）'] : []),
    ...(stated !== undefined && stated !== rows.x.length
      ? [`文件写明 ${stated} 个点，实际为 ${rows.x.length} 个`]
      : []),
  ];
  const perSecond = /cps/i.test(scan.unit);
  return drawn(format, {
    name: shortened(scan.name),
    family: 'xrd',
    x: Float64Array.from(rows.x),
    y: Float64Array.from(rows.y, (value, index) => value * (rows.factors[index] ?? 1)),
    xAxis: axisOf(scan.axis),
    yAxis: { label: perSecond ? '强度' : '计数', unit: perSecond ? 'cps' : '' },
    shape: 'line',
    facts: factsOf(scan),
    notes,
  });
}

const axes: readonly (readonly [RegExp, string])[] = [
  [/2-?theta|twotheta/i, '2θ'],
  [/omega/i, 'ω'],
  [/theta/i, 'θ'],
  [/phi/i, 'φ'],
  [/chi/i, 'χ'],
];

function axisOf(name: string) {
  return { label: axes.find(([word]) => word.test(name))?.[1] ?? (shortened(name) || '2θ'), unit: '°' };
}

function factsOf({ facts, axis }: RasScan): Fact[] {
  return factsFrom([['扫描轴', axis], ...facts]);
}

/** Longer lines hold no row of three numbers. */
const longestRow = 200;

/** Returns the rows of numbers of a text whose lines end with `\n`; a line with anything else is left out. */
export function rowsOf(text: string, format: string): RasRows {
  const rows: { x: number[]; y: number[]; factors: number[] } = { x: [], y: [], factors: [] };
  for (let at = 0; at < text.length; ) {
    const found = text.indexOf('\n', at);
    const end = found === -1 ? text.length : found;
    const [x, y, factor = 1] = end - at > longestRow ? [] : numbersOf(text.slice(at, end));
    if (x !== undefined && y !== undefined) {
      rows.x.push(x);
      rows.y.push(y);
      rows.factors.push(factor);
    }
    checkPoints(format, rows.x.length);
    at = end + 1;
  }
  return rows;
}

/** Returns the numbers of a line; none when a word of it is something else. */
function numbersOf(line: string): number[] {
  const words = line.trim().split(/[\s,]+/);
  const numbers = words.flatMap((word) => numberOf(word) ?? []);
  return numbers.length === words.length ? numbers : [];
}
