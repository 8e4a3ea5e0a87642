import type { Curve } from '@portal/shared/measurement';
import { viewBounds } from '@portal/shared/rules';
import type { BaselineSetting } from './baseline';
import { isDiffraction, type ScherrerSetting } from './diffraction';
import type { PeakSetting } from './peaks';
import type { Smoothing } from './smooth';

/** What is done with the shown curves, in this order; null for what is not done. */
export interface Acts {
  readonly smooth: Smoothing | null;
  readonly baseline: Pick<BaselineSetting, 'stiffness'> | null;
  readonly peaks: Pick<PeakSetting, 'least'> | null;
  readonly integral: {
    readonly from: number;
    readonly to: number;
    readonly background: 'line' | 'zero';
  } | null;
  readonly scherrer: ScherrerSetting | null;
  readonly crystallinity: { readonly from: number; readonly to: number; readonly stiffness: number } | null;
  /** Shows the curve of the file beside the changed one. */
  readonly original: boolean;
}

export const noActs: Acts = {
  smooth: null,
  baseline: null,
  peaks: null,
  integral: null,
  scherrer: null,
  crystallinity: null,
  original: false,
};

/** True when the ordinates that are drawn are not those of the file. */
export const changesCurve = ({ smooth, baseline }: Acts): boolean => smooth !== null || baseline !== null;

/** True when anything is done. */
export const actsAny = (acts: Acts): boolean =>
  changesCurve(acts) ||
  [acts.peaks, acts.integral, acts.scherrer, acts.crystallinity].some((one) => one !== null);

/** True where the field's peaks point down. */
export const pointsDown = ({ yAxis }: Curve): boolean => /透过|透射|反射/.test(yAxis.label);

/** Kα1 of copper, in Å: the usual tube. */
const copper = 1.5406;

/** The wavelength in Å that the file's head says, or that of copper. */
export function wavelengthOf({ facts }: Curve): number {
  const said = facts.find(({ name }) => /波长|wavelength|λ/i.test(name))?.value ?? '';
  const value = Number(/\d\.\d{3,}/.exec(said)?.[0]);
  return value > 0.1 && value < 3 ? value : copper;
}

/** Least and most stiffness: above, the line is straight. */
export const stiffnesses = viewBounds.stiffness;

/** A line that follows what is wider than this part of the curve: λ grows with the fourth power of the points that this is. */
function stiffnessFor({ x }: Curve, part: number): number {
  const wanted = Math.round(4 * Math.log10(Math.max(x.length / part, 1)));
  return Math.min(Math.max(wanted, 3), stiffnesses.max);
}

/** What an act begins with when it is switched on for a curve whose shown part is given. */
export const firstSetting = (curve: Curve, [from, to]: readonly [number, number]) => ({
  smooth: { window: 9, degree: 2 },
  baseline: { stiffness: stiffnessFor(curve, 100) },
  peaks: { least: 5 },
  integral: { from, to, background: 'line' as const },
  scherrer: { k: 0.9, wavelength: wavelengthOf(curve), instrument: 0, shape: 'gauss' as const },
  crystallinity: { from, to, stiffness: stiffnessFor(curve, 150) },
});

/** Acts that a curve can have. */
export const actsFor = (curve: Curve): readonly (keyof ReturnType<typeof firstSetting>)[] =>
  isDiffraction(curve)
    ? ['smooth', 'baseline', 'peaks', 'integral', 'scherrer', 'crystallinity']
    : ['smooth', 'baseline', 'peaks', 'integral'];
