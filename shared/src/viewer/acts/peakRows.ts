import { chartNumber } from '@portal/shared/chart';
import { axisTitle, type Curve } from '@portal/shared/measurement';
import type { FoundPeak } from './actOn';

/** The peaks of one curve. */
export interface PeakList {
  readonly name: string;
  readonly curve: Curve;
  readonly peaks: readonly FoundPeak[];
}

const noSize = '—';

/** A size as it may be said: the widths are not known to more than three digits. */
const sizeText = (size: number, exact: boolean): string =>
  exact ? `${size}` : `${Number(size.toPrecision(3))}`;

/** Returns heads and rows of the list of peaks; `exact` for a file, else six digits. Several curves have a column of names. */
export function peakRows(
  lists: readonly PeakList[],
  exact: boolean,
): { columns: string[]; rows: string[][] } {
  const [first] = lists;
  const number = exact ? (value: number) => `${value}` : chartNumber;
  const sized = lists.some(({ peaks }) => peaks.some(({ size }) => size !== undefined));
  const { unit } = first?.curve.xAxis ?? { unit: '' };
  const columns = [
    ...(lists.length > 1 ? ['曲线'] : []),
    first ? `位置 ${axisTitle(first.curve.xAxis)}` : '位置',
    '峰高',
    unit === '' ? '半高宽' : `半高宽（${unit}）`,
    '面积',
    ...(sized ? ['晶粒尺寸（nm）'] : []),
  ];
  const rows = lists.flatMap(({ name, peaks }) =>
    peaks.map((peak) => [
      ...(lists.length > 1 ? [name] : []),
      number(peak.position),
      number(peak.height),
      peak.width === null ? noSize : `${number(peak.width)}${peak.halved ? '（单侧×2）' : ''}`,
      number(peak.area),
      ...(sized ? [peak.size ? sizeText(peak.size, exact) : noSize] : []),
    ]),
  );
  return { columns, rows };
}
