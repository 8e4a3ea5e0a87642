import { isZip, type ZipEntry, zipEntries } from '../archive/zip';
import { eachReadable } from '../drawn';
import { numberOf } from '../numbers';
import { type Reader, Unreadable } from '../reader';
import type { Curve } from '../reading';
import { decodeXml } from '../xml/decodeXml';
import { deepWithin, elementsOf } from '../xml/element';
import { rasCurve, rowsOf } from './rasCurve';

const format = 'Rigaku RASX';
const profile = /^(.*?Data\d+)\/Profile\d*\.txt$/i;

/** Scans of Rigaku's newer programs: a ZIP with `Data0/Profile0.txt` and its conditions as XML. */
export const rasxReader: Reader = {
  fits: ({ bytes }) => isZip(bytes) && namesIn(bytes).some((name) => profile.test(name)),
  read: ({ bytes }) => {
    const entries = zipEntries(bytes, format);
    const profiles = entries.filter(({ name }) => profile.test(name));
    if (profiles.length === 0) throw new Unreadable(format, '压缩包中没有强度数据');
    const { curves, notes } = eachReadable(profiles, (entry) => [curveOf(entry, entries, profiles.length)]);
    return { kind: 'curves', format, notes, curves };
  },
};

/** Names of the files; none for a broken archive, as a signature is only asked for. */
function namesIn(bytes: Uint8Array): string[] {
  try {
    return zipEntries(bytes, format).map(({ name }) => name);
  } catch {
    return [];
  }
}

function curveOf(entry: ZipEntry, entries: readonly ZipEntry[], total: number): Curve {
  const folder = profile.exec(entry.name)?.[1] ?? '';
  const conditions = entries.find(
    ({ name }) => name.startsWith(`${folder}/`) && /Mes?a?s?urementConditions?\d*\.xml$/i.test(name),
  );
  const said = conditions ? conditionsIn(decodeXml(conditions.unpack())) : new Map<string, string>();
  const text = new TextDecoder().decode(entry.unpack()).replace(/\r\n?/g, '\n');
  return rasCurve(format, {
    rows: rowsOf(text, format),
    name: [said.get('SampleName') ?? '', total > 1 ? folder : ''].join(' ').trim(),
    axis: said.get('AxisName') ?? '',
    unit: said.get('IntensityUnit') ?? said.get('YUnit') ?? '',
    stated: numberOf(said.get('DataCount')),
    facts: [
      ['样品', said.get('SampleName')],
      ['靶材', said.get('TargetName')],
      ['波长 Kα1', said.get('WavelengthKalpha1')],
      ['开始时间', said.get('StartTime')],
    ],
  });
}

const wanted = [
  'SampleName',
  'AxisName',
  'IntensityUnit',
  'YUnit',
  'DataCount',
  'TargetName',
  'WavelengthKalpha1',
  'StartTime',
];

/** Returns the first text of each wanted element, at any depth; the axis is the one of the scan. */
function conditionsIn(xml: string): ReadonlyMap<string, string> {
  const [root] = [
    ...elementsOf(xml, ['MeasurementConditions', 'MesurementConditions', 'Conditions'], format),
  ];
  const scans = root ? deepWithin(root, 'ScanInformation') : [];
  const found = [...scans, ...(root ? [root] : [])].flatMap((element) =>
    wanted.flatMap((name) => {
      const text = deepWithin(element, name)[0]?.text;
      return text ? [[name, text] as const] : [];
    }),
  );
  return new Map(found.reverse());
}
