import { type ByteView, byteView, oneByteText } from '../byteView';
import { Unreadable } from '../reader';

export const format = 'TIFF';

/** Tags of one page by their number. */
export interface Directory {
  /** All numbers of a tag; empty when the page lacks it. */
  readonly numbers: (tag: number) => readonly number[];
  /** The first number of a tag. */
  readonly first: (tag: number) => number | undefined;
  /** A tag's bytes as text, one character each. */
  readonly text: (tag: number) => string;
}

interface Entry {
  readonly type: number;
  readonly count: number;
  readonly at: number;
}

/** Bytes of a value of each type of TIFF 6.0, section 2. */
const widths: readonly number[] = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

const mostPages = 100;
/** Strips of a page, and bytes of a text: all pages may point to the same ones, so that they are read for each. */
const [mostNumbers, longestText] = [100_000, 256 * 1024];

/** Returns the pages of a file, in the file's order. A circle of pages ends where it closes. */
export function directoriesOf(bytes: Uint8Array): { pages: Directory[]; more: boolean } {
  const view = byteView(bytes, format, bytes[0] === 0x49);
  const pages: Directory[] = [];
  const seen = new Set<number>();
  let at = view.u32(4);
  while (at !== 0 && !seen.has(at) && pages.length < mostPages) {
    seen.add(at);
    const count = view.u16(at);
    view.needs(at + 2, count * 12, '图像目录');
    pages.push(directoryAt(view, bytes, at + 2, count));
    const next = at + 2 + count * 12;
    at = next + 4 <= view.length ? view.u32(next) : 0;
  }
  if (pages.length === 0) throw new Unreadable(format, '文件中没有图像');
  return { pages, more: at !== 0 && !seen.has(at) };
}

function directoryAt(view: ByteView, bytes: Uint8Array, from: number, count: number): Directory {
  const entries = new Map<number, Entry>();
  for (let index = 0; index < count; index++) {
    const at = from + index * 12;
    const [type, values] = [view.u16(at + 2), view.u32(at + 4)];
    const length = (widths[type] ?? 0) * values;
    const place = length <= 4 ? at + 8 : view.u32(at + 8);
    // A private tag may point anywhere; it is then as if it were not there.
    if (length > 0 && place + length <= view.length)
      entries.set(view.u16(at), { type, count: values, at: place });
  }
  const numbers = (tag: number, most = mostNumbers): number[] => {
    const entry = entries.get(tag);
    if (!entry) return [];
    return Array.from({ length: Math.min(entry.count, most) }, (_, index) => valueAt(view, entry, index));
  };
  return {
    numbers,
    first: (tag) => numbers(tag, 1)[0],
    text: (tag) => {
      const entry = entries.get(tag);
      if (!entry) return '';
      const length = Math.min(longestText, entry.count * (widths[entry.type] ?? 1));
      return oneByteText(bytes.subarray(entry.at, entry.at + length));
    },
  };
}

function valueAt(view: ByteView, { type, at }: Entry, index: number): number {
  const place = at + index * (widths[type] ?? 1);
  const ratio = (read: (at: number) => number) => read(place) / read(place + 4);
  const reads: Record<number, () => number> = {
    3: () => view.u16(place),
    4: () => view.u32(place),
    5: () => ratio(view.u32),
    6: () => view.i8(place),
    8: () => view.i16(place),
    9: () => view.i32(place),
    10: () => ratio(view.i32),
    11: () => view.f32(place),
    12: () => view.f64(place),
  };
  return reads[type]?.() ?? view.u8(place);
}
