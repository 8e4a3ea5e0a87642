import type { Curve } from '@portal/shared/measurement';
import { haloOf } from './baseline';
import { areaOf, partOf } from './integrate';
import { NotDone, type Points } from './ordered';
import type { Peak } from './peaks';

/** What Scherrer's equation needs beside a peak. */
export interface ScherrerSetting {
  /** Shape factor K. */
  readonly k: number;
  /** Wavelength in Å. */
  readonly wavelength: number;
  /** Width that the instrument gives a peak, in degrees of 2θ. */
  readonly instrument: number;
  /** How it is taken off: of squares for Gaussian peaks, of the widths for Lorentzian ones. */
  readonly shape: 'gauss' | 'lorentz';
}

/** True for a curve whose abscissa is 2θ in degrees. */
export const isDiffraction = ({ family, xAxis }: Curve): boolean =>
  family === 'xrd' && xAxis.unit === '°' && /2\s*[θΘ]/.test(xAxis.label);

/** Size of crystallites in nm by Scherrer's equation D = Kλ/(β·cosθ); null where the peak is not wider than the instrument's. */
export function crystalliteSize(
  { position, width }: Pick<Peak, 'position' | 'width'>,
  setting: ScherrerSetting,
): number | null {
  if (width === null) return null;
  const { k, wavelength, instrument, shape } = setting;
  const own = shape === 'gauss' ? Math.sqrt(Math.max(width ** 2 - instrument ** 2, 0)) : width - instrument;
  const [beta, theta] = [(own * Math.PI) / 180, (position * Math.PI) / 360];
  if (!(own > 0) || !(theta > 0 && theta < Math.PI / 2)) return null;
  return (k * wavelength) / 10 / (beta * Math.cos(theta));
}

/** Areas that the crystallinity is the ratio of. */
export interface Crystallinity {
  readonly from: number;
  readonly to: number;
  readonly crystalline: number;
  readonly amorphous: number;
  /** Percent. */
  readonly degree: number;
}

/**
 * Crystallinity by areas: what stands above the halo is crystalline, what lies between the halo and the straight
 * background from end to end of the range is amorphous.
 */
export function crystallinityOf(
  points: Points,
  range: readonly [number, number],
  stiffness: number,
): Crystallinity {
  const part = partOf(points, Math.min(...range), Math.max(...range));
  const halo = haloOf(part.y, stiffness);
  const [first, last] = [halo[0] ?? 0, halo.at(-1) ?? 0];
  const [from, to] = [part.x[0] ?? 0, part.x.at(-1) ?? 0];
  const over = (values: Float64Array, under: (index: number) => number) =>
    areaOf({ x: part.x, y: values.map((value, index) => value - under(index)) });
  const crystalline = over(part.y, (index) => halo[index] ?? 0);
  const amorphous = over(
    halo,
    (index) => first + (((part.x[index] ?? 0) - from) / (to - from)) * (last - first),
  );
  if (!(crystalline > 0) || amorphous < 0) throw new NotDone('该范围内分不出结晶峰与非晶包，请调整范围或 λ');
  return { from, to, crystalline, amorphous, degree: (100 * crystalline) / (crystalline + amorphous) };
}
