import { drawn, eachReadable, factsFrom, shortened, shown } from '../drawn';
import { numbersIn } from '../numbers';
import { type Reader, Unreadable } from '../reader';
import type { Curve, Fact } from '../reading';
import { decodeXml, xmlHead } from '../xml/decodeXml';
import { children, elementsOf, within, type XmlElement } from '../xml/element';
import { intensitiesOf } from './intensities';
import { format, type Positions, positionsOf, scannedAxis } from './positions';

interface Scan {
  readonly measurement: XmlElement;
  readonly scan: XmlElement;
}

/** Scans of PANalytical's diffractometers, schemas 1.0 to 2.x; several scans of a file are several curves. */
export const xrdmlReader: Reader = {
  fits: (file) => /<(?:\w+:)?xrdMeasurements[\s>]/.test(xmlHead(file)),
  read: ({ bytes }) => {
    const roots = [...elementsOf(decodeXml(bytes), ['xrdMeasurements'], format)];
    const root = roots[0];
    const scans = children(root, 'xrdMeasurement').flatMap((measurement) =>
      children(measurement, 'scan').map((scan): Scan => ({ measurement, scan })),
    );
    const filled = scans.filter(({ scan }) => within(scan, 'dataPoints'));
    if (filled.length === 0) throw new Unreadable(format, '文件中没有扫描数据');
    const sample = within(root, 'sample', 'name')?.text || within(root, 'sample', 'id')?.text || '';
    const { curves, notes } = eachReadable(filled, (scan, index) => [
      curveOf(scan, index, filled.length, sample),
    ]);
    return { kind: 'curves', format, notes, curves };
  },
};

const axisNames: ReadonlyMap<string, string> = new Map([
  ['2Theta', '2θ'],
  ['Omega', 'ω'],
  ['Phi', 'φ'],
  ['Chi', 'χ'],
  ['Psi', 'ψ'],
]);

const unitNames: ReadonlyMap<string, string> = new Map([['deg', '°']]);

function curveOf({ measurement, scan }: Scan, index: number, total: number, sample: string): Curve {
  const dataPoints = within(scan, 'dataPoints');
  const { y, axis, notes } = intensitiesOf(dataPoints);
  const positions = positionsOf(dataPoints, y.length);
  const scanAxis = scan.attributes.get('scanAxis') ?? '';
  const x = scannedAxis(positions, scanAxis, y.length);
  const status = scan.attributes.get('status') ?? '';
  const unfinished =
    status !== '' && status !== 'Completed' ? [`文件写明扫描状态为 ${shortened(status)}`] : [];
  return drawn(format, {
    name: total === 1 ? shortened(sample) : `扫描 ${index + 1}${fixedPlace(positions)}`,
    family: 'xrd',
    x: x.values,
    y,
    xAxis: {
      label: axisNames.get(x.axis) ?? shortened(x.axis),
      unit: unitNames.get(x.unit) ?? shortened(x.unit),
    },
    yAxis: axis,
    shape: 'line',
    facts: factsOf(measurement, scan, sample),
    notes: [...unfinished, ...notes],
  });
}

/** Where the sample stood in a series of scans, as in a map of reciprocal space. */
function fixedPlace(positions: readonly Positions[]): string {
  const still = positions.filter(({ values }) => values.length === 1 && Number.isFinite(values[0]));
  const places = still.slice(0, 2).map(({ axis, values }) => {
    return `${axisNames.get(axis) ?? shortened(axis)} = ${shown(values[0] ?? 0)}`;
  });
  return places.length === 0 ? '' : `（${places.join('，')}）`;
}

function factsOf(measurement: XmlElement, scan: XmlElement, sample: string): Fact[] {
  const wave = within(measurement, 'usedWavelength');
  const tube = within(measurement, 'incidentBeamPath', 'xRayTube');
  const detector = within(measurement, 'diffractedBeamPath', 'detector');
  const unit = wavelengthUnit(within(wave, 'kAlpha1'));
  return factsFrom([
    ['样品', sample],
    ['扫描轴', scan.attributes.get('scanAxis')],
    ['扫描方式', scan.attributes.get('mode')],
    ['阳极', within(tube, 'anodeMaterial')?.text],
    ['波长 Kα1', withUnit(within(wave, 'kAlpha1')?.text, unit)],
    ['波长 Kα2', withUnit(within(wave, 'kAlpha2')?.text, unit)],
    ['管电压', withUnit(within(tube, 'tension')?.text, 'kV')],
    ['管电流', withUnit(within(tube, 'current')?.text, 'mA')],
    ['探测器', detector?.attributes.get('name')],
    ['每步时间', withUnit(countingTime(within(scan, 'dataPoints')), 's')],
    ['开始时间', within(scan, 'header', 'startTimeStamp')?.text],
  ]);
}

function wavelengthUnit(element: XmlElement | undefined): string {
  return element?.attributes.get('unit') === 'nm' ? 'nm' : 'Å';
}

function withUnit(text: string | undefined, unit: string): string {
  return text ? `${text} ${unit}` : '';
}

function countingTime(dataPoints: XmlElement | undefined): string {
  const common = within(dataPoints, 'commonCountingTime')?.text;
  if (common) return common;
  const list = within(dataPoints, 'countingTimes');
  if (!list) return '';
  const times = numbersIn(list.text, format);
  const [first] = times;
  return times.every((time) => time === first) ? `${first}` : '';
}
