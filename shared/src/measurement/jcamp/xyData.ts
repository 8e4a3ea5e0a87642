import { bounds } from '../bounds';
import { Unreadable } from '../reader';
import { type Abscissas, gridOf } from './grid';
import { formsOf, ordinatesOf } from './section';

/** Points of a section, in the file's order, without those that were not measured. */
export interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Chinese sentences: what the section contradicts. */
  readonly notes: readonly string[];
}

/** What the head says about the ordinates. */
export interface Said {
  readonly abscissas: Abscissas;
  readonly yFactor: number;
  /** Number of points. */
  readonly count?: number | undefined;
  readonly firstY?: number | undefined;
}

interface Attempt {
  readonly xs: Float64Array;
  readonly ys: readonly number[];
  readonly brokenChecks: number;
  readonly brokenMarks: number;
  readonly decimalComma: boolean;
  /** How much of what the head and the lines say does not hold. */
  readonly faults: number;
}

/** Reads `(X++(Y..Y))`: tries each form in which the lines may be written and keeps the one whose check values hold best. */
export function xyData(value: string, said: Said): Points {
  const lines = value.split('\n').slice(1);
  const attempts = formsOf(lines).map((form): Attempt => {
    const ordinates = ordinatesOf(lines, form);
    if (ordinates.ys.length > bounds.points) throw new Unreadable('JCAMP-DX', '点数超出可读取的范围');
    const { xs, brokenMarks } = gridOf(ordinates, said.abscissas);
    const { ys, brokenChecks } = ordinates;
    const wrongCount = said.count !== undefined && said.count !== ys.length ? 1 : 0;
    const wrongFirst = said.firstY !== undefined && !near(ys[0], said.firstY / said.yFactor) ? 0.5 : 0;
    const faults = brokenMarks + brokenChecks + wrongCount + wrongFirst;
    return { xs, ys, brokenChecks, brokenMarks, decimalComma: form.decimalComma, faults };
  });
  const best = attempts.reduce((found, other) => (found.faults <= other.faults ? found : other));
  return points(best, said);
}

const near = (found: number | undefined, stated: number): boolean =>
  found !== undefined && Math.abs(found - stated) <= Math.abs(stated) * 0.01 + 1;

function points({ xs, ys, brokenChecks, brokenMarks, decimalComma }: Attempt, said: Said): Points {
  const notes: string[] = [];
  if (brokenChecks > 0) notes.push(`${brokenChecks} 行的 Y 校验不符，文件可能已损坏，曲线在该处可能出现台阶`);
  if (brokenMarks > 0) notes.push(`${brokenMarks} 行的 X 校验不符，横坐标按各行所写的值绘制`);
  if (said.count !== undefined && said.count !== ys.length)
    notes.push(`文件头写明 ${said.count} 个点，实际为 ${ys.length} 个`);
  if (decimalComma) notes.push('文件中的逗号按小数点读取');
  const measured = ys.map((y) => Number.isFinite(y));
  const gaps = measured.filter((is) => !is).length;
  if (gaps > 0) notes.push(`${gaps} 个点没有测量值，未绘制`);
  return {
    x: xs.filter((_, index) => measured[index]),
    y: Float64Array.from(ys.filter(Number.isFinite), (y) => y * said.yFactor),
    notes,
  };
}
