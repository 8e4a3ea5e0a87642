import { isZip, type ZipEntry, zipEntries } from '../archive/zip';
import { bounds } from '../bounds';
import { drawn, eachReadable, factsFrom, shortened } from '../drawn';
import { numberOf, numbersIn } from '../numbers';
import { type Reader, Unreadable } from '../reader';
import type { Curve } from '../reading';
import { decodeXml } from '../xml/decodeXml';
import { children, deepWithin, elementsOf, within, type XmlElement } from '../xml/element';
import { type BrmlColumns, columnsOf, format } from './columns';

const rawData = /(?:^|\/)RawData(\d+)\.xml$/i;

/** Bytes of XML that are read: a row of it takes much longer than one of text, and a small archive can hold millions. */
const mostInflated = 32 * 1024 * 1024;

/** Scans of Bruker's DIFFRAC: a ZIP with a `RawData0.xml` for each range; each route of data in it is a curve. */
export const brmlReader: Reader = {
  fits: ({ bytes }) => isZip(bytes) && namesIn(bytes).some((name) => rawData.test(name)),
  read: ({ bytes }) => {
    const entries = zipEntries(bytes, format, mostInflated).filter(({ name }) => rawData.test(name));
    const ranges = entries.sort((a, b) => rangeOf(a) - rangeOf(b));
    const { curves, notes } = eachReadable(ranges, (entry) => curvesOf(decodeXml(entry.unpack())));
    if (curves.length === 0) throw new Unreadable(format, '文件中没有测量数据');
    const named = curves.map((curve, index) =>
      curves.length > 1 ? { ...curve, name: `${curve.name} ${index + 1}`.trim() } : curve,
    );
    return { kind: 'curves', format, notes, curves: named.slice(0, bounds.curves) };
  },
};

function namesIn(bytes: Uint8Array): string[] {
  try {
    return zipEntries(bytes, format).map(({ name }) => name);
  } catch {
    return [];
  }
}

function rangeOf({ name }: ZipEntry): number {
  return Number(rawData.exec(name)?.[1] ?? 0);
}

function curvesOf(xml: string): Curve[] {
  const [root] = [...elementsOf(xml, ['RawData'], format)];
  if (!root) return [];
  const routes = children(within(root, 'DataRoutes'), 'DataRoute');
  const filled = routes.filter((route) => children(route, 'Datum').length > 0);
  // What the program made of the measurement is beside it; the measurement is shown.
  const measured = filled.filter(({ attributes }) => attributes.get('RouteFlag') !== 'Processed');
  return (measured.length > 0 ? measured : filled).map((route) => curveOf(root, route));
}

const axisNames: ReadonlyMap<string, string> = new Map([
  ['TwoTheta', '2θ'],
  ['Theta', 'θ'],
  ['Omega', 'ω'],
  ['Phi', 'φ'],
  ['Chi', 'χ'],
]);

function curveOf(root: XmlElement, route: XmlElement): Curve {
  const rows = children(route, 'Datum');
  const first = rowOf(rows[0]);
  const columns = columnsOf(route, first);
  const { x, y, absorbed } = pointsOf(rows, columns, first.length);
  const scan = within(route, 'ScanInformation');
  const stated = numberOf(within(scan, 'MeasurementPoints')?.text);
  return drawn(format, {
    name: shortened(scan?.attributes.get('VisibleName') ?? ''),
    family: 'xrd',
    x,
    y,
    xAxis: { label: axisNames.get(columns.axis) ?? shortened(columns.axis), unit: unitOf(columns.unit) },
    yAxis: { label: '计数', unit: '' },
    shape: 'line',
    facts: factsOf(root, scan),
    notes: [
      ...(absorbed ? ['部分点使用了吸收片，计数为文件中的值，未作校正'] : []),
      ...(stated !== undefined && stated !== rows.length
        ? [`文件写明 ${stated} 个点，实际为 ${rows.length} 个`]
        : []),
    ],
  });
}

/** Reads the columns that are drawn, row by row, so that the others are never held. */
function pointsOf(rows: readonly XmlElement[], columns: BrmlColumns, width: number) {
  const [x, y] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  let absorbed = false;
  for (const [index, element] of rows.entries()) {
    const row = rowOf(element);
    if (row.length !== width) throw new Unreadable(format, '数据行的列数不一致');
    x[index] = row[columns.x] ?? Number.NaN;
    y[index] = row[columns.y] ?? Number.NaN;
    if (columns.absorber !== undefined && row[columns.absorber] !== 1) absorbed = true;
  }
  return { x, y, absorbed };
}

/** Characters of a row; a longer one has the channels of an area detector. */
const longestRow = 100_000;

function rowOf(row: XmlElement | undefined): Float64Array {
  const text = row?.text ?? '';
  if (text.length > longestRow) throw new Unreadable(format, '每个位置的数值过多，是探测器图像而不是曲线');
  return numbersIn(text, format);
}

function unitOf(text: string): string {
  return text === 'deg' || text === '' ? '°' : shortened(text);
}

function factsOf(whole: XmlElement, scan: XmlElement | undefined) {
  // The rows of the measurement are not searched.
  const root = { ...whole, children: whole.children.filter(({ name }) => name !== 'DataRoutes') };
  const valued = (name: string) => {
    const attributes = deepWithin(root, name)[0]?.attributes;
    const value = attributes?.get('Value');
    return value ? `${value} ${attributes?.get('Unit') ?? ''}` : '';
  };
  return factsFrom([
    ['扫描', scan?.attributes.get('VisibleName')],
    ['扫描方式', within(scan, 'ScanModeVisibleName')?.text],
    ['每步时间', within(scan, 'TimePerStep')?.text && `${within(scan, 'TimePerStep')?.text} s`],
    ['靶材', deepWithin(root, 'TubeMaterial')[0]?.text],
    ['波长 Kα1', valued('WaveLengthAlpha1')],
    ['管电压', valued('Voltage')],
    ['管电流', valued('Current')],
    ['开始时间', within(root, 'TimeStampStarted')?.text],
  ]);
}
