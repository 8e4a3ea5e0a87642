/** Size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Pictures of one file that are looked at: a stack of a microscope has more, all of one size. */
const picturesMax = 100;

const tags = { width: 256, height: 257 };

/** The format's variants: of the common one offsets have 32 bits, of BigTIFF 64. */
interface Reader {
  readonly short: (at: number) => number;
  readonly long: (at: number) => number;
  readonly offset: (at: number) => number;
  readonly entries: (at: number) => number;
  /** Bytes of the count of entries, of an entry, and from its beginning to its value. */
  readonly sizes: { readonly count: number; readonly entry: number; readonly value: number };
}

function readerOf(bytes: Buffer): Reader {
  const little = bytes.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const wide = (at: number) => Number(little ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  return short(2) === 43
    ? { short, long, offset: wide, entries: wide, sizes: { count: 8, entry: 20, value: 12 } }
    : { short, long, offset: long, entries: short, sizes: { count: 2, entry: 12, value: 8 } };
}

/**
 * Returns the largest size of a TIFF's pictures, or an empty one; undefined when none is found in these bytes. Throws a RangeError past their
 * end before any was found.
 */
export function tiffSize(bytes: Buffer): PictureSize | undefined {
  const reader = readerOf(bytes);
  let largest: PictureSize | undefined;
  let at = reader.offset(reader.sizes.count === 8 ? 8 : 4);
  for (let picture = 0; at > 0 && picture < picturesMax; picture++) {
    if (at + reader.sizes.count > bytes.length && largest) return largest;
    const { size, next } = readPicture(reader, at);
    if (size.width === 0 || size.height === 0) return size;
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
    at = next;
  }
  return largest;
}

function readPicture({ short, long, offset, entries, sizes }: Reader, at: number) {
  const size = { width: 0, height: 0 };
  // A count is at most 65,535; a broken one ends with the bytes.
  const count = Math.min(entries(at), 65_535);
  const first = at + sizes.count;
  for (let entry = first; entry < first + count * sizes.entry; entry += sizes.entry) {
    const read = short(entry + 2) === 3 ? short : long;
    if (short(entry) === tags.width) size.width = read(entry + sizes.value);
    if (short(entry) === tags.height) size.height = read(entry + sizes.value);
  }
  return { size, next: offset(first + count * sizes.entry) };
}
