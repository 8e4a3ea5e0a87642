import { bounds } from './bounds';
import { Unreadable } from './reader';
import type { Curve, Fact } from './reading';
import { valueNotes } from './text/curveNotes';

const longestFact = 120;

/**
 * Returns a curve that may be drawn: points that are not finite numbers are left out with a note; saturated and all-zero values
 * are noted. Throws when no point is left, or x and y differ in length.
 */
export function drawn(format: string, curve: Curve): Curve {
  if (curve.x.length !== curve.y.length) {
    throw new Unreadable(format, `横坐标有 ${curve.x.length} 个值，纵坐标有 ${curve.y.length} 个，无法对应`);
  }
  const { x, y, lost } = finite(curve.x, curve.y);
  if (x.length === 0) throw new Unreadable(format, '没有可以绘制的数据');
  const notes = [...curve.notes, ...(lost > 0 ? [`${lost} 个点不是有效数值，未绘制`] : []), ...valueNotes(y)];
  return { ...curve, x, y, notes };
}

function finite(x: Float64Array, y: Float64Array) {
  const keep = x.map((value, index) => (Number.isFinite(value) && Number.isFinite(y[index]) ? 1 : 0));
  const lost = keep.reduce((left, kept) => left - kept, x.length);
  if (lost === 0) return { x, y, lost };
  const kept = (values: Float64Array) => values.filter((_, index) => keep[index] === 1);
  return { x: kept(x), y: kept(y), lost };
}

/** Returns how many curves of `total` are read, each of `points` points; and the note when these are not all. */
export function withinBounds(total: number, points: number): { count: number; notes: string[] } {
  const room = Math.max(1, Math.floor(bounds.points / Math.max(1, points)));
  const count = Math.min(total, bounds.curves, room);
  return { count, notes: count < total ? [`共 ${total} 组数据，读取前 ${count} 组`] : [] };
}

/**
 * Reads one entry after another, until there are as many curves or points as one file may have; then a note says how many of the
 * entries were read. An entry that can't be read is left out with a note, so that a broken scan does not hide the others. Throws its
 * reason when none can.
 */
export function eachReadable<Entry>(
  entries: readonly Entry[],
  read: (entry: Entry, index: number) => readonly Curve[],
): { curves: Curve[]; notes: string[] } {
  const [curves, faults]: [Curve[], Unreadable[]] = [[], []];
  let [points, count] = [0, 0];
  for (const entry of entries) {
    if (Math.max(curves.length, count) >= bounds.curves || points >= bounds.points) break;
    try {
      const found = read(entry, count);
      curves.push(...found);
      points += found.reduce((sum, { x }) => sum + x.length, 0);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      faults.push(error);
    }
    count++;
  }
  const [fault] = faults;
  if (fault && curves.length === 0) throw fault;
  const cut = count < entries.length ? [`共 ${entries.length} 组数据，读取前 ${count} 组`] : [];
  return { curves, notes: [...cut, ...(fault ? [`${faults.length} 组数据不能读取：${fault.reason}`] : [])] };
}

/** Throws when one curve is longer than is read. */
export function checkPoints(format: string, points: number): void {
  if (points > bounds.points) {
    throw new Unreadable(format, `一条曲线有 ${points} 个点，超过可以显示的 ${bounds.points} 个`);
  }
}

/** Returns the facts that have a value, on one line and shortened. */
export function factsFrom(pairs: readonly (readonly [name: string, value: string | undefined])[]): Fact[] {
  return pairs.flatMap(([name, value]) => {
    const line = shortened(value ?? '');
    return line === '' ? [] : [{ name: shortened(name), value: line }];
  });
}

/** Returns a text of a file as one short line, without controls. */
export function shortened(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced; patterns with properties are above the supported browsers.
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ').trim();
  return Array.from(line).slice(0, longestFact).join('');
}

/** Six digits, without zeros at the end. */
export function shown(value: number): string {
  return `${Number(value.toPrecision(6))}`;
}

/** Returns `count` values, even from the first to the last. */
export function evenly(first: number, last: number, count: number): Float64Array {
  const step = count > 1 ? (last - first) / (count - 1) : 0;
  return Float64Array.from({ length: count }, (_, index) => first + index * step);
}
