import type { JcampBlock } from './records';
import { numberIn } from './records';

interface Extent {
  readonly first: number;
  readonly last: number;
  readonly least: number;
  readonly most: number;
}

/** Returns the first, last, least and most of these values; there is at least one. */
export function extentOf(values: Float64Array): Extent {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { first: values[0] ?? 0, last: values.at(-1) ?? 0, least, most };
}

/** Six digits, without zeros at the end. */
const shown = (value: number): string => `${Number(value.toPrecision(6))}`;

/** Returns a sentence for each value of the head that the points contradict. */
export function contradictions(block: JcampBlock, x: Float64Array, y: Float64Array): string[] {
  const [onX, onY] = [extentOf(x), extentOf(y)];
  const [xOff, yOff] = [tolerance(onX), tolerance(onY)];
  const said: readonly (readonly [label: string, name: string, found: number, off: number])[] = [
    ['FIRSTX', '首点 X', onX.first, xOff],
    ['LASTX', '末点 X', onX.last, xOff],
    ['FIRSTY', '首点 Y', onY.first, yOff],
    ['MAXY', '最大 Y', onY.most, yOff],
    ['MINY', '最小 Y', onY.least, yOff],
  ];
  return said.flatMap(([label, name, found, off]) => {
    const stated = numberIn(block, label);
    if (stated === undefined || Math.abs(stated - found) <= off + Math.abs(found) * 1e-4) return [];
    return [`文件头写明${name}为 ${shown(stated)}，数据为 ${shown(found)}`];
  });
}

/** Heads are written with three or four digits of the range. */
function tolerance({ least, most }: Extent): number {
  return (most - least) * 2e-3;
}
