import { inflated } from '../archive/inflate';
import { bounds } from '../bounds';
import { drawn, eachReadable, factsFrom, shortened, shown } from '../drawn';
import { numberOf } from '../numbers';
import { type Reader, Unreadable } from '../reader';
import type { Curve } from '../reading';
import { decodeXml, xmlHead } from '../xml/decodeXml';
import { children, elementsOf, type XmlElement } from '../xml/element';
import { base64Bytes } from './base64';
import { type NumberKind, numberArray, widthOf } from './numberArray';

const format = 'mzXML';

/** Scans of the Institute for Systems Biology's mzXML 1.x to 3.x; the scans inside of a scan (MS²) come after it. */
export const mzxmlReader: Reader = {
  fits: (file) => /<(?:\w+:)?mzXML[\s>]|<msRun[\s>]/.test(xmlHead(file)),
  read: ({ bytes }) => {
    const text = decodeXml(bytes);
    const centroided = /<dataProcessing[^>]*\scentroided="1"/.test(text.slice(0, 20_000));
    const scans: XmlElement[] = [];
    for (const scan of elementsOf(text, ['scan'], format)) {
      scans.push(...withInner(scan));
      if (scans.length >= bounds.curves) break;
    }
    const { curves, notes: faults } = eachReadable(scans.slice(0, bounds.curves), (scan) =>
      curveOf(scan, centroided),
    );
    if (curves.length === 0) throw new Unreadable(format, '文件中没有谱图数据');
    const stated = Number(/<msRun[^>]*\sscanCount="(\d{1,9})"/.exec(text.slice(0, 20_000))?.[1] ?? 0);
    const cut =
      scans.length >= bounds.curves ? [`文件写明 ${stated} 张质谱图，读取前 ${bounds.curves} 张`] : [];
    const differs =
      cut.length === 0 && stated > 0 && stated !== scans.length
        ? [`文件写明 ${stated} 张质谱图，实际为 ${scans.length} 张`]
        : [];
    const broken = cut.length > 0 || text.includes('</msRun>') ? [] : ['文件末尾不完整，可能未传完'];
    return { kind: 'curves', format, notes: [...cut, ...differs, ...broken, ...faults], curves };
  },
};

function withInner(scan: XmlElement): XmlElement[] {
  return [scan, ...children(scan, 'scan').flatMap(withInner)];
}

function curveOf(scan: XmlElement, centroided: boolean): Curve[] {
  const [peaks] = children(scan, 'peaks');
  const count = numberOf(scan.attributes.get('peaksCount'));
  if (!peaks || count === 0 || peaks.text === '') return [];
  const pairs = pairsOf(peaks);
  if (pairs.length % 2 !== 0) throw new Unreadable(format, 'm/z 与强度的数量不同，无法对应');
  const points = pairs.length / 2;
  const at = (offset: number) =>
    Float64Array.from({ length: points }, (_, index) => pairs[index * 2 + offset] ?? 0);
  const attribute = (name: string) => scan.attributes.get(name);
  return [
    drawn(format, {
      name: nameOf(scan),
      family: 'mass',
      x: at(0),
      y: at(1),
      xAxis: { label: 'm/z', unit: '' },
      yAxis: { label: '强度', unit: '' },
      shape: (attribute('centroided') ?? (centroided ? '1' : '0')) === '1' ? 'sticks' : 'line',
      facts: factsFrom([
        ['扫描', attribute('num')],
        ['质谱级数', attribute('msLevel')],
        ['极性', attribute('polarity')],
        ['保留时间', attribute('retentionTime')],
        ['基峰 m/z', attribute('basePeakMz')],
        ['总离子流', attribute('totIonCurrent')],
      ]),
      notes: count === undefined || count === points ? [] : [`文件写明 ${count} 个点，实际为 ${points} 个`],
    }),
  ];
}

/** Pairs of m/z and intensity, most significant byte first. */
function pairsOf({ attributes, text }: XmlElement): Float64Array {
  const kind: NumberKind = attributes.get('precision') === '64' ? 'f64' : 'f32';
  const content = attributes.get('contentType') ?? attributes.get('pairOrder') ?? 'm/z-int';
  if (content !== 'm/z-int')
    throw new Unreadable(format, `数据内容为 ${shortened(content)}，不是 m/z 与强度`);
  const bytes = base64Bytes(text, format);
  const limit = Math.min(bounds.inflated, 2 * bounds.points * widthOf(kind));
  const compression = attributes.get('compressionType') ?? 'none';
  if (compression !== 'none' && compression !== 'zlib') {
    throw new Unreadable(format, `压缩方式 ${shortened(compression)} 不能读取`);
  }
  const plain = compression === 'zlib' ? inflated(bytes, 'zlib', format, limit) : bytes;
  return numberArray(plain, kind, false, format);
}

function nameOf({ attributes }: XmlElement): string {
  const seconds = numberOf(/^PT([\d.]+)S$/.exec(attributes.get('retentionTime') ?? '')?.[1]);
  const [number, level] = [attributes.get('num'), attributes.get('msLevel')];
  const parts = [
    number ? `扫描 ${number}` : '',
    level ? `MS${level}` : '',
    seconds === undefined ? '' : `${shown(seconds / 60)} min`,
  ];
  return shortened(parts.filter((part) => part !== '').join(' '));
}
