import { chartNumber } from '@portal/shared/chart';
import type { Range } from '../plot/window';

interface Spot {
  readonly fileName: string;
  /** Names of the shown curves; all curves of the file when that is what is shown. */
  readonly curves: readonly string[];
  /** Curves of the file, shown or not. */
  readonly count: number;
  /** Title of the abscissa, with its unit. */
  readonly axis: string;
  readonly marked: number | undefined;
  /** What is shown of the abscissa. */
  readonly range: Range;
}

/** Most curves that are named. */
const named = 3;

/** Returns the words by which a question names a place of a file: the marked abscissa, or else what is shown of it. */
export function spotText({ fileName, curves, count, axis, marked, range }: Spot): string {
  const names = curves.length <= named ? curves.join('、') : `${curves[0]} 等 ${curves.length} 条`;
  const of = count > 1 ? `，曲线 ${names}` : '';
  const place =
    marked === undefined
      ? `${axisValue(axis, range[0])} 至 ${chartNumber(range[1])}`
      : `${axisValue(axis, marked)} 处`;
  return `文件 ${fileName}${of}，${place}：`;
}

/** Returns a value behind the title of its axis, such as 拉曼位移（cm⁻¹）520. */
export const axisValue = (axis: string, value: number): string =>
  `${axis}${axis.endsWith('）') ? '' : ' '}${chartNumber(value)}`;
