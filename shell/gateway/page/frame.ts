/**
 * Bytes after a hole that are sent with its value: Brotli chooses the code of a letter by the two bytes before it, which must be
 * those that the encoder saw.
 */
const context = 2;

/** A place of a text where each visitor gets a value of their own, always of the same length in bytes. */
export interface Hole {
  readonly mark: string;
  readonly length: number;
}

/** Values of the holes, by their marks. They contain only ASCII. */
export type Values = ReadonlyMap<string, string>;

/** A hole with the bytes after it. */
export interface Cut {
  readonly hole: Hole;
  readonly after: Buffer;
}

/** Cuts a text at its holes. Throws `RangeError` when less than two ASCII characters follow a hole. */
export function cutAt(
  text: string,
  holes: readonly Hole[],
): { readonly texts: Buffer[]; readonly cuts: Cut[] } {
  const texts: Buffer[] = [];
  const cuts: Cut[] = [];
  let from = 0;
  for (const { at, hole } of placesOf(text, holes)) {
    texts.push(Buffer.from(text.slice(from, at)));
    const end = at + hole.mark.length + context;
    const after = Buffer.from(text.slice(at + hole.mark.length, end));
    if (at < from || after.length !== context)
      throw new RangeError('A hole needs two ASCII characters after it');
    cuts.push({ hole, after });
    from = end;
  }
  return { texts: [...texts, Buffer.from(text.slice(from))], cuts };
}

/** Returns the places of all holes in their order. */
function placesOf(text: string, holes: readonly Hole[]): { readonly at: number; readonly hole: Hole }[] {
  const places = holes.flatMap((hole) => {
    const found: { at: number; hole: Hole }[] = [];
    for (let at = text.indexOf(hole.mark); at >= 0; at = text.indexOf(hole.mark, at + hole.mark.length))
      found.push({ at, hole });
    return found;
  });
  return places.sort((one, other) => one.at - other.at);
}

/** Bytes with room for the values, each at its place. */
export interface Frame {
  readonly bytes: Buffer;
  readonly places: readonly { readonly at: number; readonly hole: Hole }[];
}

/** Joins parts, one more than there are cuts. `head` makes what stands before a value and the bytes after it, of the length of both. */
export function framed(
  parts: readonly Buffer[],
  cuts: readonly Cut[],
  head: (length: number) => Buffer = () => Buffer.alloc(0),
): Frame {
  const all: Buffer[] = [];
  const places: { at: number; hole: Hole }[] = [];
  let length = 0;
  const add = (bytes: Buffer) => {
    all.push(bytes);
    length += bytes.length;
  };
  for (const [index, part] of parts.entries()) {
    add(part);
    const cut = cuts[index];
    if (!cut) continue;
    add(head(cut.hole.length + context));
    places.push({ at: length, hole: cut.hole });
    add(Buffer.alloc(cut.hole.length));
    add(cut.after);
  }
  return { bytes: Buffer.concat(all), places };
}

/** Returns the bytes with these values. Throws `RangeError` when one has another length than its hole. */
export function fill({ bytes, places }: Frame, values: Values): Buffer {
  const filled = Buffer.from(bytes);
  for (const { at, hole } of places) {
    const value = values.get(hole.mark) ?? '';
    if (value.length !== hole.length)
      throw new RangeError(`A value has ${value.length} bytes, not ${hole.length}`);
    filled.write(value, at, 'latin1');
  }
  return filled;
}
