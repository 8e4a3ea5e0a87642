import { bounds } from '../bounds';
import { Unreadable } from '../reader';
import type { Axis, Curve, Fact, Family } from '../reading';
import { valueNotes } from './curveNotes';

/** Values at even distances, as formats write them that store y only. */
export interface Stepped {
  readonly format: string;
  readonly name: string;
  readonly family: Family;
  readonly first: number;
  /** The step, or the last x; both when the head has both. */
  readonly step?: number | undefined;
  readonly last?: number | undefined;
  /** Count that the head states. */
  readonly count?: number | undefined;
  readonly values: readonly number[];
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  readonly facts: readonly Fact[];
}

const shown = (value: number): string => String(Number(value.toPrecision(8)));

/** Makes the curve of y-only values. Throws `Unreadable` when x can't be told; a head that contradicts itself is named. */
export function steppedCurve(given: Stepped): Curve {
  const { values, first, count, format } = given;
  const length = values.length;
  if (length < 2 || length > bounds.points) throw new Unreadable(format, '没有找到数据');
  if (!values.every(Number.isFinite)) throw new Unreadable(format, '数据中有无法读取的数值');
  const step = stepOf(given);
  if (!Number.isFinite(step) || !Number.isFinite(first) || step === 0) {
    throw new Unreadable(format, '文件头没有写明起点或步长');
  }
  const notes: string[] = [];
  if (count !== undefined && Number.isFinite(count) && count !== length) {
    notes.push(`文件头写明 ${shown(count)} 个点，实际为 ${length} 个`);
  }
  const end = first + step * (length - 1);
  if (
    given.last !== undefined &&
    given.step !== undefined &&
    Math.abs(end - given.last) > Math.abs(step) * 0.51
  ) {
    notes.push(`文件头写明终点为 ${shown(given.last)}，按起点与步长计算为 ${shown(end)}`);
  }
  const y = Float64Array.from(values);
  const x = Float64Array.from(values, (_, index) => first + step * index);
  const { name, family, xAxis, yAxis, facts } = given;
  return { name, family, x, y, xAxis, yAxis, shape: 'line', facts, notes: [...notes, ...valueNotes(y)] };
}

/** The step of the head, else from first, last and the stated count: a file with fewer values has lost its end. */
function stepOf({ first, last, step, count, values }: Stepped): number {
  if (step !== undefined && step !== 0 && Number.isFinite(step)) {
    return last !== undefined && Math.sign(last - first) * Math.sign(step) < 0 ? -step : step;
  }
  const steps = (count !== undefined && count > 1 ? count : values.length) - 1;
  return last === undefined ? Number.NaN : (last - first) / steps;
}

/** Returns all numbers of some lines, parted by blanks, commas or semicolons; stops at the first line of another kind. */
export function numbersOf(lines: readonly string[]): number[] {
  const numbers: number[] = [];
  for (const line of lines) {
    const text = line.replace(/[,;/]/g, ' ').trim();
    if (text === '') continue;
    const values = text.split(/\s+/).map((word) => (/^[-+.\deE]+$/.test(word) ? Number(word) : Number.NaN));
    if (!values.every(Number.isFinite)) break;
    for (const value of values) numbers.push(value);
    if (numbers.length > bounds.points) break;
  }
  return numbers;
}
