/** Kinds of measurements: each has its own axes, see `families.ts`. */
export type Family =
  | 'xrd'
  | 'infrared'
  | 'raman'
  | 'uvVis'
  | 'xps'
  | 'thermal'
  | 'chromatogram'
  | 'mass'
  | 'nmr'
  | 'isotherm'
  | 'other';

/** What an axis counts, as the file says it. The unit is empty for a number without a unit, and where none is stated. */
export interface Axis {
  readonly label: string;
  readonly unit: string;
}

/** A line of the file's head for people: instrument, wavelength, date. Plain text, never markup. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** One series of a file. The points are in the file's order; `x` and `y` have the same length of at least one. */
export interface Curve {
  /** Name of the block, sample or column; empty when the file has none. */
  readonly name: string;
  readonly family: Family;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly xAxis: Axis;
  readonly yAxis: Axis;
  /** `sticks`: each point is a peak of its own, as in a centroided mass spectrum. */
  readonly shape: 'line' | 'sticks';
  readonly facts: readonly Fact[];
  /** Chinese sentences about this curve: contradictions of the file, and what was assumed. */
  readonly notes: readonly string[];
}

/** A table as text, which is shown and never drawn: a report, a plate, a list of peaks. */
export interface TableBlock {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A page of a picture. */
export interface Picture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row by row: red, green, blue, alpha. */
  readonly rgba: Uint8ClampedArray;
  /** Size of a pixel in metres as the file's tags say it; null when they don't. */
  readonly metresPerPixel: number | null;
  readonly facts: readonly Fact[];
}

interface Read {
  /** Name of the format for people: `JCAMP-DX`, `Renishaw WDF`. */
  readonly format: string;
  /** Chinese sentences about the whole file. */
  readonly notes: readonly string[];
}

/** What a file of an instrument holds. A file that can't be read says why, and what to export instead. */
export type Reading =
  | (Read & { readonly kind: 'curves'; readonly curves: readonly Curve[] })
  | (Read & { readonly kind: 'tables'; readonly tables: readonly TableBlock[] })
  | (Read & { readonly kind: 'pictures'; readonly pictures: readonly Picture[] })
  | { readonly kind: 'refused'; readonly format: string; readonly reason: string; readonly advice: string };
