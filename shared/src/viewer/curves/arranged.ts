import { chartNumber } from '@portal/shared/chart';
import type { FoundPeak } from '../acts/actOn';
import type { Drawn, Label } from '../plot/window';
import type { Arrangement, Series } from './useShown';

interface Arranged {
  /** As they are drawn, maybe changed by acts. */
  readonly shown: readonly Series[];
  /** All curves of the file: their order gives the colours. */
  readonly all: readonly Series[];
  readonly arrangement: Arrangement;
  /** Peaks that are labelled, by the key of the curve. */
  readonly peaks: (key: string) => readonly FoundPeak[];
  /** Curves of the file that are drawn faintly beside changed ones. */
  readonly originals: readonly Series[];
}

/** Returns what is drawn: each curve normalised and shifted, with the labels of its peaks, and faint originals on the same scale. */
export function arranged({ shown, all, arrangement, peaks, originals }: Arranged): Drawn[] {
  const { normalised, offset } = arrangement;
  const heights = shown.map(({ curve: { y } }) => heightOf(y));
  const tallest = normalised ? 1 : Math.max(0, ...heights.map(([low, high]) => high - low));
  return shown.flatMap((one, index) => {
    const [low, high] = heights[index] ?? [0, 1];
    const factor = normalised ? 1 / (high - low || 1) : 1;
    const shift = index * offset * tallest - (normalised ? low * factor : 0);
    const place = (value: number) => value * factor + shift;
    const still = factor === 1 && shift === 0;
    const style = all.findIndex(({ key }) => key === one.key);
    const drawn = ({ key, name, curve, pyramid }: Series): Drawn => ({
      key,
      name,
      x: curve.x,
      y: still ? curve.y : curve.y.map(place),
      shape: curve.shape,
      pyramid,
      style,
    });
    const labels = peaks(one.key).map(
      ({ position, value }): Label => ({
        x: position,
        y: place(value),
        text: chartNumber(Number(position.toPrecision(5))),
      }),
    );
    const original = originals.find(({ key }) => key === one.key);
    return [
      ...(original && original !== one
        ? [{ ...drawn(original), key: `${one.key} original`, name: `${one.name}（原始）`, faint: true }]
        : []),
      { ...drawn(one), labels },
    ];
  });
}

function heightOf(y: Float64Array): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of y) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}
