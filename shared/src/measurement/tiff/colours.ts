import type { Layout } from './layout';

interface Coloured {
  readonly rgba: Uint8ClampedArray;
  /** Least and greatest value that were made black and white; undefined where the values are shown as they are. */
  readonly stretched: readonly [least: number, most: number] | undefined;
}

type At = (x: number, y: number, sample: number) => number;

/** Returns the colours of a page. Greys of more than eight bits are stretched from their least to their greatest value. */
export function coloured(layout: Layout, at: At, palette: readonly number[]): Coloured {
  const { width, height, bits, samples, photometric } = layout;
  const rgba = new Uint8ClampedArray(width * height * 4);
  const grey = photometric < 2;
  const stretched = grey && (bits > 8 || layout.kind !== 'unsigned') ? extent(layout, at) : undefined;
  const scale = bits === 16 ? 1 / 257 : 1;
  const alpha = layout.alpha && samples > (grey || photometric === 3 ? 1 : 3);
  const [least, most] = stretched ?? [0, (1 << Math.min(bits, 8)) - 1];
  const factor = most > least ? 255 / (most - least) : 0;
  const entries = palette.length / 3;
  for (let y = 0, place = 0; y < height; y++) {
    for (let x = 0; x < width; x++, place += 4) {
      const value = grey ? (at(x, y, 0) - least) * factor : 0;
      for (let colour = 0; colour < 3; colour++) {
        if (grey) rgba[place + colour] = photometric === 0 ? 255 - value : value;
        else if (photometric === 3)
          rgba[place + colour] = (palette[colour * entries + at(x, y, 0)] ?? 0) / 257;
        else rgba[place + colour] = at(x, y, colour) * scale;
      }
      rgba[place + 3] = alpha && bits <= 8 ? at(x, y, samples - 1) : 255;
    }
  }
  return { rgba, stretched };
}

function extent({ width, height }: Layout, at: At): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = at(x, y, 0);
      // What is not a number is drawn black.
      if (value < least) least = value;
      if (value > most && value < Number.POSITIVE_INFINITY) most = value;
    }
  }
  return least <= most ? [least, most] : [0, 0];
}
