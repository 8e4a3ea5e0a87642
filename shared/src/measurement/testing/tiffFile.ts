import { joined, packed } from './binary';

/** A tag of a made page: number, type (2 text, 3 short, 4 long, 5 ratio) and values. */
export type MadeTag = readonly [tag: number, type: 2 | 3 | 4 | 5, values: readonly number[] | string];

/** A page of a made TIFF: its tags without those of the strips, and its strips as they are stored. */
export interface MadePage {
  readonly tags: readonly MadeTag[];
  readonly strips: readonly Uint8Array[];
  readonly tiled?: boolean;
}

function valueBytes([, type, values]: MadeTag, little: boolean): Uint8Array {
  if (typeof values === 'string') return new TextEncoder().encode(`${values}\0`);
  if (type === 3) return packed('u16', values, little);
  return packed(
    'u32',
    type === 5 ? values.flatMap((value) => [Math.round(value * 1000), 1000]) : values,
    little,
  );
}

/** Writes a TIFF 6.0 of these pages. */
export function tiffFile(pages: readonly MadePage[], little = true): Uint8Array {
  let file = joined(
    Uint8Array.from(little ? [0x49, 0x49] : [0x4d, 0x4d]),
    packed('u16', [42], little),
    packed('u32', [0], little),
  );
  let link = 4;
  for (const { tags, strips, tiled } of pages) {
    const offsets = strips.map((strip) => {
      const at = file.length;
      file = joined(file, strip);
      return at;
    });
    const stored: MadeTag[] = [
      ...tags,
      [tiled ? 324 : 273, 4, offsets],
      [tiled ? 325 : 279, 4, strips.map(({ length }) => length)],
    ];
    const entries = stored
      .toSorted(([a], [b]) => a - b)
      .map((tag) => {
        const value = valueBytes(tag, little);
        const place =
          value.length > 4
            ? packed('u32', [file.length], little)
            : joined(value, new Uint8Array(4 - value.length));
        if (value.length > 4) file = joined(file, value);
        const count = value.length / { 2: 1, 3: 2, 4: 4, 5: 8 }[tag[1]];
        return joined(packed('u16', [tag[0], tag[1]], little), packed('u32', [count], little), place);
      });
    file.set(packed('u32', [file.length], little), link);
    link = file.length + 2 + entries.length * 12;
    file = joined(file, packed('u16', [entries.length], little), ...entries, packed('u32', [0], little));
  }
  return file;
}
