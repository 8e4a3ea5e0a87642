/** A bar of a round length. */
interface ScaleBar {
  /** Part of the picture's width. */
  readonly part: number;
  readonly text: string;
}

const units: readonly (readonly [metres: number, unit: string])[] = [
  [1e-3, 'mm'],
  [1e-6, 'μm'],
  [1e-9, 'nm'],
];

/** Returns the longest bar of 1, 2 or 5 units of ten that takes at most a quarter of the picture. */
export function scaleBarOf(metresPerPixel: number, width: number): ScaleBar {
  const most = (metresPerPixel * width) / 4;
  const power = 10 ** Math.floor(Math.log10(most));
  const times = [5, 2, 1].find((one) => one * power <= most) ?? 1;
  const length = times * power;
  const [metres, unit] = units.find(([one]) => length >= one * 0.999) ?? [1e-9, 'nm'];
  return {
    part: length / (metresPerPixel * width),
    text: `${Number((length / metres).toPrecision(3))} ${unit}`,
  };
}
