import type { Curve } from '@portal/shared/measurement';

/** A part of an act that can't be done with a curve: why, as a Chinese sentence without an end mark. */
export class NotDone extends Error {}

/** Points of a curve with rising abscissas, no two of them the same. */
export interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Returns the points in rising order: those of a falling curve are turned round. Throws for sticks, and for a curve that goes
 * back, such as a hysteresis or an isotherm, which has no one ordinate for an abscissa.
 */
export function orderedPoints({ x, y, shape }: Pick<Curve, 'x' | 'y' | 'shape'>): Points {
  if (shape === 'sticks') throw new NotDone('棒状图的每个点已经是峰，不能再处理');
  if (x.length < 5) throw new NotDone('点数太少，不能处理');
  const falling = (x[0] ?? 0) > (x.at(-1) ?? 0);
  const points = falling ? { x: x.slice().reverse(), y: y.slice().reverse() } : { x, y };
  for (let index = 1; index < x.length; index++)
    if ((points.x[index] ?? 0) <= (points.x[index - 1] ?? 0))
      throw new NotDone('横坐标有往返或重复，不能处理');
  return points;
}

/** True when all steps are the same within a hundredth, beside the rounding of written numbers. */
export function isEven({ x }: Points): boolean {
  const step = ((x.at(-1) ?? 0) - (x[0] ?? 0)) / (x.length - 1);
  for (let index = 0; index < x.length; index++)
    if (Math.abs((x[index] ?? 0) - (x[0] ?? 0) - index * step) > 0.1 * step) return false;
  return true;
}
