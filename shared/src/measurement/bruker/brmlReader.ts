import { isZip, type ZipEntry, zipEntries } from '../archive/zip';
import { bounds } from '../bounds';
import { drawn, eachReadable, factsFrom, shortened, withinBounds } from '../drawn';
import { numberOf } from '../numbers';
import { type Reader, Unreadable } from '../reader';
import type { Curve } from '../reading';
import { decodeXml } from '../xml/decodeXml';
import { children, deepWithin, elementsOf, within, type XmlElement } from '../xml/element';
import { columnsOf, format } from './columns';

const rawData = /(?:^|\/)RawData\d+\.xml$/i;

/** Scans of Bruker's DIFFRAC: a ZIP with a `RawData0.xml` for each range; each route of data in it is a curve. */
export const brmlReader: Reader = {
  fits: ({ bytes }) => isZip(bytes) && namesIn(bytes).some((name) => rawData.test(name)),
  read: ({ bytes }) => {
    const entries = zipEntries(bytes, format).filter(({ name }) => rawData.test(name));
    const ranges = entries.sort((a, b) => rangeOf(a) - rangeOf(b));
    const { count, notes } = withinBounds(ranges.length, 1);
    const { curves, notes: faults } = eachReadable(ranges.slice(0, count), (entry) =>
      curvesOf(decodeXml(entry.unpack())),
    );
    if (curves.length === 0) throw new Unreadable(format, '文件中没有测量数据');
    const named = curves.map((curve, index) =>
      curves.length > 1 ? { ...curve, name: `${curve.name} ${index + 1}`.trim() } : curve,
    );
    return { kind: 'curves', format, notes: [...notes, ...faults], curves: named.slice(0, bounds.curves) };
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
  return Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0);
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
  const rows = children(route, 'Datum').map(({ text }) => text.split(/[,;\s]+/).map(Number));
  const columns = columnsOf(route, rows[0] ?? []);
  const width = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== width)) throw new Unreadable(format, '数据行的列数不一致');
  const { absorber } = columns;
  const absorbed = absorber !== undefined && rows.some((row) => row[absorber] !== 1);
  const scan = within(route, 'ScanInformation');
  const stated = numberOf(within(scan, 'MeasurementPoints')?.text);
  const column = (place: number) => Float64Array.from(rows, (row) => row[place] ?? Number.NaN);
  return drawn(format, {
    name: shortened(scan?.attributes.get('VisibleName') ?? ''),
    family: 'xrd',
    x: column(columns.x),
    y: column(columns.y),
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

function unitOf(text: string): string {
  return text === 'deg' || text === '' ? '°' : shortened(text);
}

function factsOf(root: XmlElement, scan: XmlElement | undefined) {
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
