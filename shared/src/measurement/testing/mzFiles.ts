import { zlibSync } from 'fflate';
import { packed } from './binary';

/** Returns base64 of these bytes. */
export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

interface MadeArray {
  readonly term: string;
  readonly values: readonly number[];
  readonly bits?: 32 | 64;
  readonly zlib?: boolean;
  readonly compression?: string;
}

function arrayXml({ term, values, bits = 64, zlib = false, compression }: MadeArray): string {
  const bytes = packed(bits === 64 ? 'f64' : 'f32', values);
  const coded = base64(zlib ? zlibSync(bytes) : bytes);
  const wrapped = coded.replace(/(.{76})/g, '$1\n');
  return `<binaryDataArray encodedLength="${coded.length}">
    <cvParam accession="${bits === 64 ? 'MS:1000523' : 'MS:1000521'}"/>
    <cvParam accession="${compression ?? (zlib ? 'MS:1000574' : 'MS:1000576')}"/>
    ${term}<binary>${wrapped}</binary></binaryDataArray>`;
}

const mz = '<cvParam accession="MS:1000514" name="m/z array"/>';
const time = '<cvParam accession="MS:1000595" name="time array" unitName="minute"/>';
const intensity = '<cvParam accession="MS:1000515"/>';

/** A spectrum or a chromatogram of a made mzML file. */
export interface MadeEntry {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly bits?: 32 | 64;
  readonly zlib?: boolean;
  readonly compression?: string;
  readonly stated?: number;
}

function entryXml(name: 'spectrum' | 'chromatogram', entry: MadeEntry, index: number): string {
  const { x, y, stated, ...form } = entry;
  const arrays = [
    arrayXml({ term: name === 'spectrum' ? mz : time, values: x, ...form }),
    arrayXml({ term: intensity, values: y, ...form }),
  ];
  return `<${name} index="${index}" id="${name === 'spectrum' ? `scan=${index + 1}` : 'TIC &lt;1&gt;'}" defaultArrayLength="${stated ?? x.length}">
    <cvParam accession="MS:1000511" value="1"/><referenceableParamGroupRef ref="common"/>
    <scanList count="1"><scan><cvParam accession="MS:1000016" value="90" unitName="second"/></scan></scanList>
    <binaryDataArrayList count="2">${arrays.join('')}</binaryDataArrayList></${name}>`;
}

/** Writes mzML 1.1, inside of an index when `indexed`. */
export function mzmlFile(
  spectra: readonly MadeEntry[],
  chromatograms: readonly MadeEntry[] = [],
  indexed = false,
): Uint8Array {
  const list = (name: 'spectrum' | 'chromatogram', entries: readonly MadeEntry[]) =>
    entries.length === 0
      ? ''
      : `<${name}List count="${entries.length}">${entries.map((entry, index) => entryXml(name, entry, index)).join('')}</${name}List>`;
  const body = `<mzML xmlns="http://psi.hupo.org/ms/mzml">
    <referenceableParamGroupList count="1"><referenceableParamGroup id="common">
      <cvParam accession="MS:1000127"/><cvParam accession="MS:1000130"/>
    </referenceableParamGroup></referenceableParamGroupList>
    <run id="r">${list('spectrum', spectra)}${list('chromatogram', chromatograms)}</run></mzML>`;
  const whole = indexed ? `<indexedmzML>${body}<indexList count="0"/></indexedmzML>` : body;
  return new TextEncoder().encode(`<?xml version="1.0" encoding="ISO-8859-1"?>\n${whole}`);
}

/** A scan of a made mzXML file with the scans inside of it. */
export interface MadeScan {
  readonly pairs: readonly number[];
  readonly bits?: 32 | 64;
  readonly zlib?: boolean;
  readonly count?: number;
  readonly inner?: readonly MadeScan[];
}

/** Writes mzXML. */
export function mzxmlFile(scans: readonly MadeScan[], stated = 0): Uint8Array {
  const scanXml = ({ pairs, bits = 32, zlib = false, count, inner = [] }: MadeScan): string => {
    const bytes = packed(bits === 64 ? 'f64' : 'f32', pairs, false);
    return `<scan num="7" msLevel="${inner.length > 0 ? 1 : 2}" peaksCount="${count ?? pairs.length / 2}" retentionTime="PT90.0S">
      <peaks precision="${bits}" byteOrder="network" ${zlib ? 'compressionType="zlib"' : ''} contentType="m/z-int">${base64(zlib ? zlibSync(bytes) : bytes)}</peaks>
      ${inner.map(scanXml).join('')}</scan>`;
  };
  return new TextEncoder().encode(
    `<?xml version="1.0"?><mzXML><msRun scanCount="${stated}"><dataProcessing centroided="1"/>${scans.map(scanXml).join('')}</msRun></mzXML>`,
  );
}
