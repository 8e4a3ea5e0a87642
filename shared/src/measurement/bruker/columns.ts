import { numberOf } from '../numbers';
import { Unreadable } from '../reader';
import { children, deepWithin, within, type XmlElement } from '../xml/element';

export const format = 'Bruker BRML';

/** Which numbers of a row are the axis and the counts. */
export interface BrmlColumns {
  readonly axis: string;
  readonly unit: string;
  readonly x: number;
  readonly y: number;
  /** Factor of the absorber, when it is written with each row. */
  readonly absorber: number | undefined;
}

interface ScanAxis {
  readonly id: string;
  readonly unit: string;
  readonly start: number | undefined;
}

const none = -1;

/**
 * Finds the columns. Newer files list their views (`RawDataView`, each with its start and length) and name the axes inside; older
 * ones do not, then rows are time, absorber, the axes in their order, counts.
 */
export function columnsOf(route: XmlElement, firstRow: Float64Array): BrmlColumns {
  const axes = scanAxes(route);
  const primary = axes.find(({ id }) => id === 'TwoTheta') ?? axes[0];
  if (!primary) throw new Unreadable(format, '文件没有写明扫描轴');
  const views = children(within(route, 'DataViews'), 'RawDataView');
  const found = views.length > 0 ? byViews(views, primary) : byOrder(axes, primary, firstRow.length);
  const start = firstRow[found.x];
  if (start === undefined || firstRow[found.y] === undefined) {
    throw new Unreadable(format, '数据行的列数与文件头不符');
  }
  if (primary.start !== undefined && Math.abs(start - primary.start) > 0.5) {
    throw new Unreadable(format, `扫描轴首点为 ${start}，文件头写明 ${primary.start}，无法确定数据列`);
  }
  return found;
}

function scanAxes(route: XmlElement): ScanAxis[] {
  const axes = within(route, 'ScanInformation', 'ScanAxes');
  return children(axes, 'ScanAxisInfo').map((axis) => ({
    id: axis.attributes.get('AxisId') ?? axis.attributes.get('AxisName') ?? '',
    unit: axis.attributes.get('Unit') ?? '',
    start: numberOf(within(axis, 'Start')?.text),
  }));
}

interface View {
  readonly kind: string;
  readonly logic: string;
  readonly start: number;
  readonly length: number;
  readonly element: XmlElement;
}

function viewOf(element: XmlElement): View {
  const whole = (name: string) => numberOf(element.attributes.get(name)) ?? none;
  return {
    kind: element.attributes.get('type') ?? '',
    logic: element.attributes.get('LogicName') ?? '',
    start: whole('Start'),
    length: whole('Length'),
    element,
  };
}

function byViews(elements: readonly XmlElement[], primary: ScanAxis): BrmlColumns {
  const views = elements.map(viewOf);
  const x = views.flatMap(({ kind, start, element }) => {
    const fields = deepWithin(element, 'FieldDefinitions').map(
      ({ attributes }) => attributes.get('AxisId') || attributes.get('FieldName'),
    );
    const place = fields.indexOf(primary.id);
    return kind.includes('Varying') && place !== -1 ? [start + place] : [];
  })[0];
  const recorded = views.filter(({ kind }) => kind.includes('Recorded'));
  const counts = recorded.find(countsOf) ?? recorded[0];
  if (x === undefined || !counts) throw new Unreadable(format, '文件没有写明扫描轴或计数所在的列');
  if (counts.length > 1) {
    const advice = '请在 DIFFRAC 软件中将扫描积分后导出为文本（XY、TXT）';
    throw new Unreadable(format, `每个位置有 ${counts.length} 个通道，是探测器图像而不是曲线`, advice);
  }
  const absorber = views.find(({ logic }) => logic === 'AbsorptionFactor')?.start;
  return { axis: primary.id, unit: primary.unit, x, y: counts.start, absorber };
}

/** Besides counts, temperature and humidity may be recorded. */
function countsOf({ element }: View): boolean {
  const recording = within(element, 'Recording');
  const logic = recording?.attributes.get('LogicName') ?? '';
  return /counter/i.test(logic) || within(recording, 'Unit')?.attributes.get('Base') === 'Counts';
}

function byOrder(axes: readonly ScanAxis[], primary: ScanAxis, width: number): BrmlColumns {
  if (width !== axes.length + 3) {
    throw new Unreadable(format, `每行有 ${width} 个数值，无法确定计数所在的列`);
  }
  return { axis: primary.id, unit: primary.unit, x: 2 + axes.indexOf(primary), y: width - 1, absorber: 1 };
}
