import { evenly } from '../drawn';
import { numberOf, numbersIn } from '../numbers';
import { Unreadable } from '../reader';
import { children, within, type XmlElement } from '../xml/element';

export const format = 'PANalytical XRDML';

/** Positions of one axis of the goniometer. */
export interface Positions {
  readonly axis: string;
  readonly unit: string;
  /** One value for an axis that stood still. */
  readonly values: Float64Array;
}

/** Reads all axes of a scan of `count` points: from start to end, as a list, or standing still. */
export function positionsOf(dataPoints: XmlElement | undefined, count: number): Positions[] {
  return children(dataPoints, 'positions').map((element) => ({
    axis: element.attributes.get('axis') ?? '',
    unit: element.attributes.get('unit') ?? '',
    values: valuesOf(element, count),
  }));
}

function valuesOf(element: XmlElement, count: number): Float64Array {
  const list = within(element, 'listPositions');
  if (list) return numbersIn(list.text, format);
  const [first, last] = ['startPosition', 'endPosition'].map((name) => numberOf(within(element, name)?.text));
  if (first !== undefined && last !== undefined) return evenly(first, last, count);
  return Float64Array.of(numberOf(within(element, 'commonPosition')?.text) ?? Number.NaN);
}

/** Scans of coupled axes are drawn over 2θ. */
const axisOfScan: ReadonlyMap<string, string> = new Map([
  ['Gonio', '2Theta'],
  ['2Theta-Omega', '2Theta'],
  ['Omega-2Theta', 'Omega'],
  ['2Theta-Theta', '2Theta'],
]);

/** Returns the axis that is drawn: the one that the scan names when it moved, else the first that did. */
export function scannedAxis(positions: readonly Positions[], scanAxis: string, count: number): Positions {
  const moving = positions.filter(
    ({ values }) => values.length > 1 && values.some((value) => value !== values[0]),
  );
  const wanted = axisOfScan.get(scanAxis) ?? scanAxis;
  const found =
    moving.find(({ axis }) => axis === wanted) ?? moving.find(({ axis }) => axis === '2Theta') ?? moving[0];
  const single = positions.find(({ values, axis }) => count === 1 && values.length === 1 && axis === wanted);
  const drawn = found ?? single;
  if (!drawn) throw new Unreadable(format, '文件没有写明扫描轴的位置');
  if (drawn.values.length !== count) {
    throw new Unreadable(format, `扫描轴有 ${drawn.values.length} 个位置，强度有 ${count} 个值，无法对应`);
  }
  return drawn;
}
