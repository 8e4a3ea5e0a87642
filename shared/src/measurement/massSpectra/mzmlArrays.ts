import { inflated } from '../archive/inflate';
import { bounds } from '../bounds';
import { Unreadable } from '../reader';
import type { Axis } from '../reading';
import { children, within, type XmlElement } from '../xml/element';
import { base64Bytes } from './base64';
import { type NumberKind, numberArray, widthOf } from './numberArray';

export const format = 'mzML';

/** Terms of the PSI-MS vocabulary by their number, each with its value and unit. */
export type Terms = ReadonlyMap<string, { readonly value: string; readonly unit: string }>;

/** Groups of terms that spectra refer to by a name. */
export type TermGroups = ReadonlyMap<string, XmlElement>;

/** Returns the terms of an element, those of the groups that it refers to as well. */
export function termsOf(element: XmlElement | undefined, groups: TermGroups): Terms {
  const referred = children(element, 'referenceableParamGroupRef').flatMap(({ attributes }) =>
    children(groups.get(attributes.get('ref') ?? ''), 'cvParam'),
  );
  return new Map(
    [...referred, ...children(element, 'cvParam')].map(({ attributes }) => [
      attributes.get('accession') ?? '',
      { value: attributes.get('value') ?? '', unit: attributes.get('unitName') ?? '' },
    ]),
  );
}

/** One array of numbers with what it counts. */
export interface MzArray {
  readonly axis: Axis;
  readonly values: Float64Array;
}

interface Arrays {
  readonly x: MzArray;
  readonly y: MzArray;
}

const abscissas: ReadonlyMap<string, string> = new Map([
  ['MS:1000514', 'm/z'],
  ['MS:1000595', '时间'],
  ['MS:1000617', '波长'],
  ['MS:1003157', '离子迁移率'],
]);
const intensity = 'MS:1000515';

const units: ReadonlyMap<string, string> = new Map([
  ['second', 's'],
  ['minute', 'min'],
  ['millisecond', 'ms'],
  ['hour', 'h'],
  ['nanometer', 'nm'],
]);

/** Reads the two arrays that are drawn; undefined for an entry without points, as an empty scan. */
export function arraysOf(entry: XmlElement, groups: TermGroups): Arrays | undefined {
  const arrays = children(within(entry, 'binaryDataArrayList'), 'binaryDataArray').map((element) => ({
    element,
    terms: termsOf(element, groups),
  }));
  const y = arrays.find(({ terms }) => terms.has(intensity));
  const x = arrays.find(({ terms }) => [...abscissas.keys()].some((term) => terms.has(term)));
  const count = Number(entry.attributes.get('defaultArrayLength'));
  if (!x || !y || count === 0) return undefined;
  const read = ({ element, terms }: typeof x, axis: Axis) => ({
    axis,
    values: valuesOf(element, terms, count),
  });
  const term = [...abscissas.keys()].find((known) => x.terms.has(known)) ?? '';
  const stated = x.terms.get(term)?.unit ?? '';
  const pair = {
    x: read(x, { label: abscissas.get(term) ?? '', unit: units.get(stated) ?? '' }),
    y: read(y, { label: '强度', unit: '' }),
  };
  return pair.x.values.length + pair.y.values.length === 0 ? undefined : pair;
}

const kinds: readonly (readonly [string, NumberKind])[] = [
  ['MS:1000523', 'f64'],
  ['MS:1000521', 'f32'],
  ['MS:1000519', 'i32'],
  ['MS:1000522', 'i64'],
];

function valuesOf(element: XmlElement, terms: Terms, count: number): Float64Array {
  const numpress = [...terms.keys()].some((term) => /^MS:100(?:2312|2313|2314|2746|2747|2748)$/.test(term));
  if (numpress) {
    throw new Unreadable(
      format,
      '数据用 MS-Numpress 压缩，不能读取',
      '请用 msconvert 以 zlib 压缩或不压缩重新转换',
    );
  }
  const kind = kinds.find(([term]) => terms.has(term))?.[1];
  if (!kind) throw new Unreadable(format, '数组没有写明数值的类型');
  const bytes = base64Bytes(within(element, 'binary')?.text ?? '', format);
  const zlib = terms.has('MS:1000574');
  // A way of compression that is newer than this reader would be read as numbers.
  const known = zlib || terms.has('MS:1000576') || bytes.length === count * widthOf(kind);
  if (!known)
    throw new Unreadable(format, '数组的压缩方式不能读取', '请用 msconvert 以 zlib 压缩或不压缩重新转换');
  const limit = Math.min(bounds.inflated, bounds.points * widthOf(kind));
  const plain = zlib ? inflated(bytes, 'zlib', format, limit) : bytes;
  return numberArray(plain, kind, true, format);
}
