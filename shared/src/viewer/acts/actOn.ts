import type { Curve } from '@portal/shared/measurement';
import { baselineOf } from './baseline';
import { type Crystallinity, crystallinityOf, crystalliteSize, isDiffraction } from './diffraction';
import { type CurveArea, integralOf } from './integrate';
import { isEven, NotDone, orderedPoints, type Points } from './ordered';
import { type Peak, peaksOf } from './peaks';
import { type Acts, pointsDown } from './settings';
import { smoothed } from './smooth';

/** A peak with the size of crystallites in nm, where it was asked for and can be said. */
export interface FoundPeak extends Peak {
  readonly size?: number | null;
}

/** What the acts make of a curve. The curve of the file is never changed. */
export interface Acted {
  /** Ordinates in the order of the file's points; null when they are the file's. */
  readonly y: Float64Array | null;
  readonly peaks: readonly FoundPeak[];
  readonly integral: CurveArea | null;
  readonly crystallinity: Crystallinity | null;
  /** Chinese sentences about what could not be done, and what was assumed. */
  readonly notes: readonly string[];
}

/** Does the acts with a curve in their order. Never throws: what can't be done is a note. */
export function actOn(curve: Curve, acts: Acts): Acted {
  const notes: string[] = [];
  const tried = <Done>(act: () => Done): Done | null => {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      notes.push(error.message);
      return null;
    }
  };
  const file = tried(() => orderedPoints(curve));
  if (!file) return { y: null, peaks: [], integral: null, crystallinity: null, notes };
  const down = pointsDown(curve);
  const { smooth, baseline, integral, crystallinity, scherrer } = acts;
  const even = smooth ? (tried(() => smoothed(file, smooth)) ?? file.y) : file.y;
  const halo = { x: file.x, y: even };
  if (baseline && !isEven(file)) notes.push('横坐标间距不均匀，基线按点计算');
  const above = baseline ? less(even, baselineOf(even, { ...baseline, down })) : even;
  const points: Points = { x: file.x, y: above };
  const wanted = acts.peaks ?? (scherrer ? { least: 5 } : null);
  const found = wanted ? peaksOf(points, { ...wanted, down }) : [];
  return {
    y: above === file.y ? null : inOrderOf(curve, above),
    peaks:
      scherrer && isDiffraction(curve)
        ? found.map((peak) => ({ ...peak, size: crystalliteSize(peak, scherrer) }))
        : found,
    integral: integral && tried(() => integralOf(points, [integral.from, integral.to], integral.background)),
    // The halo is what a baseline would take away.
    crystallinity:
      crystallinity && isDiffraction(curve)
        ? tried(() => crystallinityOf(halo, [crystallinity.from, crystallinity.to], crystallinity.stiffness))
        : null,
    notes,
  };
}

const less = (y: Float64Array, line: Float64Array): Float64Array =>
  y.map((value, index) => value - (line[index] ?? 0));

/** Ordinates of rising abscissas in the order of the file's points. */
function inOrderOf({ x }: Curve, y: Float64Array): Float64Array {
  return (x[0] ?? 0) > (x.at(-1) ?? 0) ? y.slice().reverse() : y;
}
