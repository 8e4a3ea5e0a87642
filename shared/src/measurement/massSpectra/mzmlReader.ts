import { bounds } from '../bounds';
import { drawn, eachReadable, factsFrom, shortened, shown } from '../drawn';
import { type Reader, Unreadable } from '../reader';
import type { Curve, Family } from '../reading';
import { decodeXml, xmlHead } from '../xml/decodeXml';
import { children, elementsOf, within, type XmlElement } from '../xml/element';
import { arraysOf, format, type TermGroups, type Terms, termsOf } from './mzmlArrays';

/** Chromatograms that are kept free of a file's many spectra. */
const chromatogramRoom = 20;

/** Spectra and chromatograms of HUPO-PSI's mzML 1.1, with or without its index. */
export const mzmlReader: Reader = {
  fits: (file) => /<(?:\w+:)?(?:mzML|indexedmzML)[\s>]/.test(xmlHead(file)),
  read: ({ bytes }) => {
    const text = decodeXml(bytes);
    if (/accession="IMS:10000(?:30|31|80)"/.test(text.slice(0, 200_000))) {
      const advice = '请在成像软件中导出所选区域的谱图（CSV 或 mzML）';
      throw new Unreadable('imzML', '数据在另外的 .ibd 文件中，本文件只有目录', advice);
    }
    const groups = groupsIn(text);
    const chromatograms = entriesIn(text, 'chromatogram', bounds.curves);
    const room = bounds.curves - Math.min(chromatograms.length, chromatogramRoom);
    const spectra = entriesIn(text, 'spectrum', room);
    const entries = [...spectra, ...chromatograms];
    const { curves, notes: faults } = eachReadable(entries, (entry) => curveOf(entry, groups));
    if (curves.length === 0) throw new Unreadable(format, '文件中没有谱图或色谱图数据');
    const stated = statedCount(text, 'spectrum');
    const notes = stated > spectra.length ? [`共 ${stated} 张质谱图，读取前 ${spectra.length} 张`] : [];
    return { kind: 'curves', format, notes: [...notes, ...faults], curves: curves.slice(0, bounds.curves) };
  },
};

/** Returns the first entries of a list without reading the rest of the file. */
function entriesIn(text: string, name: string, most: number): XmlElement[] {
  const entries: XmlElement[] = [];
  const from = listStart(text, name);
  const end = text.indexOf(`</${name}List>`, from);
  if (from === -1) return [];
  const part = end === -1 ? text.slice(from) : text.slice(from, end);
  for (const entry of elementsOf(part, [name], format)) {
    entries.push(entry);
    if (entries.length >= most) break;
  }
  if (end === -1 && entries.length < most) throw new Unreadable(format, 'XML 不完整，文件可能未传完');
  return entries;
}

function listStart(text: string, name: string): number {
  return text.indexOf(`<${name}List`);
}

function statedCount(text: string, name: string): number {
  const from = listStart(text, name);
  const tag = from === -1 ? '' : text.slice(from, text.indexOf('>', from));
  return Number(/\scount="(\d{1,9})"/.exec(tag)?.[1] ?? 0);
}

function groupsIn(text: string): TermGroups {
  const run = text.indexOf('<run');
  const head = run === -1 ? '' : text.slice(0, run);
  const from = head.indexOf('<referenceableParamGroupList');
  if (from === -1) return new Map();
  const [list] = [...elementsOf(head.slice(from), ['referenceableParamGroupList'], format)];
  return new Map(
    children(list, 'referenceableParamGroup').map((group) => [group.attributes.get('id') ?? '', group]),
  );
}

function curveOf(entry: XmlElement, groups: TermGroups): Curve[] {
  const arrays = arraysOf(entry, groups);
  if (!arrays) return [];
  const terms = termsOf(entry, groups);
  const { x, y } = arrays;
  const stated = Number(entry.attributes.get('defaultArrayLength'));
  const family = familyOf(x.axis.label);
  return [
    drawn(format, {
      name: nameOf(entry, terms, groups),
      family,
      x: x.values,
      y: y.values,
      xAxis: x.axis,
      yAxis: terms.has('MS:1000812') ? { label: '吸收', unit: '' } : y.axis,
      shape: family === 'mass' && terms.has('MS:1000127') ? 'sticks' : 'line',
      facts: factsFrom([
        ['编号', entry.attributes.get('id')],
        ['质谱级数', terms.get('MS:1000511')?.value],
        ['极性', polarity(terms)],
        [
          '数据形式',
          terms.has('MS:1000127') ? '棒状（centroid）' : terms.has('MS:1000128') ? '轮廓（profile）' : '',
        ],
        ['总离子流', terms.get('MS:1000285')?.value],
      ]),
      notes: stated === x.values.length ? [] : [`文件写明 ${stated} 个点，实际为 ${x.values.length} 个`],
    }),
  ];
}

function familyOf(label: string): Family {
  if (label === '时间') return 'chromatogram';
  return label === '波长' ? 'uvVis' : 'mass';
}

function polarity(terms: Terms): string {
  if (terms.has('MS:1000130')) return '正';
  return terms.has('MS:1000129') ? '负' : '';
}

/** A spectrum by its level and retention time, a chromatogram by its own name. */
function nameOf(entry: XmlElement, terms: Terms, groups: TermGroups): string {
  const id = entry.attributes.get('id') ?? '';
  if (entry.name === 'chromatogram') return shortened(id);
  const scan = children(within(entry, 'scanList'), 'scan')[0];
  const time = termsOf(scan, groups).get('MS:1000016');
  const minutes = time ? Number(time.value) / (time.unit === 'second' ? 60 : 1) : Number.NaN;
  const level = terms.get('MS:1000511')?.value;
  const at = Number.isFinite(minutes) ? `${shown(minutes)} min` : '';
  const number = /scan=(\d+)/.exec(id)?.[1];
  const parts = [number ? `扫描 ${number}` : shortened(id), level ? `MS${shortened(level)}` : '', at];
  return parts.filter((part) => part !== '').join(' ');
}
