import { isEven, NotDone, type Points } from './ordered';

/** How a curve is smoothed. */
export interface Smoothing {
  /** Points of the window, odd. */
  readonly window: number;
  /** Degree of the polynomial. */
  readonly degree: number;
}

/**
 * Savitzky and Golay (Anal. Chem. 36, 1964, 1627): each ordinate becomes the value of the polynomial that fits the points of its
 * window best. At the ends, where the window would leave the curve, the polynomial of the first or last whole window is used (Gorry 1990),
 * so that a polynomial of the degree is left as it is everywhere.
 */
export function smoothed(points: Points, { window, degree }: Smoothing): Float64Array {
  const { y } = points;
  if (!isEven(points)) throw new NotDone('横坐标间距不均匀，不能用 Savitzky–Golay 平滑');
  if (window > y.length) throw new NotDone('平滑窗口比曲线长');
  if (degree >= window) throw new NotDone('平滑的多项式次数须小于窗口点数');
  const half = (window - 1) / 2;
  const rows = Array.from({ length: window }, (_, place) => weights(window, degree, place - half));
  return y.map((_, index) => {
    const begin = Math.min(Math.max(index - half, 0), y.length - window);
    const row = rows[index - begin] ?? [];
    let sum = 0;
    for (let place = 0; place < window; place++) sum += (row[place] ?? 0) * (y[begin + place] ?? 0);
    return sum;
  });
}

/**
 * Weights of the window's points for the value of the fitted polynomial at `place`, from -half to half: by polynomials that are
 * orthogonal over the window (Gram), which is exact where normal equations of high degree are not.
 */
function weights(window: number, degree: number, place: number): number[] {
  const half = (window - 1) / 2;
  const abscissas = Array.from({ length: window }, (_, index) => index - half);
  let [before, now] = [abscissas.map(() => 0), abscissas.map(() => 1)];
  let [beforeAt, nowAt] = [0, 1];
  let normBefore = 1;
  const sum = abscissas.map(() => 0);
  for (let order = 0; order <= degree; order++) {
    const norm = dot(now, now);
    now.forEach((value, index) => {
      sum[index] = (sum[index] ?? 0) + (value * nowAt) / norm;
    });
    // Three-term recurrence; the middle term is 0 because the window is symmetric.
    const factor = order === 0 ? 0 : norm / normBefore;
    const [last, lastAt] = [before, beforeAt];
    [before, beforeAt, normBefore] = [now, nowAt, norm];
    now = abscissas.map((value, index) => value * (before[index] ?? 0) - factor * (last[index] ?? 0));
    nowAt = place * beforeAt - factor * lastAt;
  }
  return sum;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
