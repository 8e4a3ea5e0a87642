/** How a baseline is found. */
export interface BaselineSetting {
  /** Decimal logarithm of λ: a larger one makes the line stiffer. */
  readonly stiffness: number;
  /** True where peaks point down, as in transmittance. */
  readonly down: boolean;
}

const mostRounds = 30;
/** The rounds end when what lies below the line is this part of the curve. */
const enough = 1e-3;

/**
 * The baseline of a curve by adaptive iteratively reweighted penalized least squares (airPLS; Zhang, Chen and Liang, Analyst 135,
 * 2010, 1138): z minimises Σw(y−z)² + λΣ(Δ²z)², and points above the line lose their weight from round to round.
 */
export function baselineOf(y: Float64Array, { stiffness, down }: BaselineSetting): Float64Array {
  const given = down ? y.map((value) => -value) : y;
  const weights = new Float64Array(y.length).fill(1);
  const size = given.reduce((sum, value) => sum + Math.abs(value), 0);
  let line = whittaker(given, weights, 10 ** stiffness);
  for (let round = 1; round <= mostRounds; round++) {
    let [below, deepest] = [0, 0];
    for (let index = 0; index < given.length; index++) {
      const over = (given[index] ?? 0) - (line[index] ?? 0);
      if (over < 0) {
        below -= over;
        deepest = Math.max(deepest, -over);
      }
    }
    if (below <= enough * size || deepest === 0) break;
    for (let index = 0; index < given.length; index++) {
      const over = (given[index] ?? 0) - (line[index] ?? 0);
      weights[index] = over >= 0 ? 0 : Math.exp((-round * over) / below);
    }
    // The ends hold the line where the curve begins and ends in a peak.
    const end = Math.exp(Math.min((round * deepest) / below, 50));
    weights[0] = end;
    weights[weights.length - 1] = end;
    line = whittaker(given, weights, 10 ** stiffness);
  }
  return down ? line.map((value) => -value) : line;
}

const clipRounds = 60;

/**
 * The halo below sharp peaks: z minimises Σw(y−z)² + λΣ(Δ²z)², and points that stand more than twice the scatter above the line lose
 * their weight. It runs through the middle of the noise, where airPLS runs below it, so that noise adds nothing to the areas above.
 */
export function haloOf(y: Float64Array, stiffness: number): Float64Array {
  const weights = new Float64Array(y.length).fill(1);
  let line = whittaker(y, weights, 10 ** stiffness);
  for (let round = 0; round < clipRounds; round++) {
    let [squares, below] = [0, 0];
    for (let index = 0; index < y.length; index++) {
      const over = (y[index] ?? 0) - (line[index] ?? 0);
      if (over < 0) {
        squares += over * over;
        below++;
      }
    }
    const most = 2 * Math.sqrt(squares / Math.max(below, 1));
    let changed = false;
    for (let index = 0; index < y.length; index++) {
      const weight = (y[index] ?? 0) - (line[index] ?? 0) > most ? 1e-6 : 1;
      if (weight !== weights[index]) changed = true;
      weights[index] = weight;
    }
    if (!changed) break;
    line = whittaker(y, weights, 10 ** stiffness);
  }
  return line;
}

/** Solves (W + λD'D)z = Wy, D the second differences: a symmetric matrix of five diagonals, by its LDL' factors, in one pass each way. */
function whittaker(y: Float64Array, weights: Float64Array, lambda: number): Float64Array {
  const count = y.length;
  const [pivot, first, second] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const z = new Float64Array(count);
  const of = (values: Float64Array, index: number) => (index < 0 ? 0 : (values[index] ?? 0));
  for (let index = 0; index < count; index++) {
    const [p1, p2] = [of(pivot, index - 1), of(pivot, index - 2)];
    const [f1, s1, s2] = [of(first, index - 1), of(second, index - 1), of(second, index - 2)];
    const d = (weights[index] ?? 0) + lambda * diagonal(index, count) - p1 * f1 * f1 - p2 * s2 * s2;
    pivot[index] = d;
    first[index] = (lambda * beside(index, count) - p1 * f1 * s1) / d;
    second[index] = index + 2 < count ? lambda / d : 0;
    z[index] = (weights[index] ?? 0) * (y[index] ?? 0) - f1 * of(z, index - 1) - s2 * of(z, index - 2);
  }
  for (let index = 0; index < count; index++) z[index] = (z[index] ?? 0) / (pivot[index] ?? 1);
  for (let index = count - 2; index >= 0; index--)
    z[index] =
      (z[index] ?? 0) -
      (first[index] ?? 0) * (z[index + 1] ?? 0) -
      (second[index] ?? 0) * (z[index + 2] ?? 0);
  return z;
}

/** Diagonal of D'D at a row: 1, 5, 6, …, 6, 5, 1. */
function diagonal(index: number, count: number): number {
  const rows = [index, index - 1, index - 2].map((row) => row >= 0 && row <= count - 3);
  return (rows[0] ? 1 : 0) + (rows[1] ? 4 : 0) + (rows[2] ? 1 : 0);
}

/** The diagonal beside it: −2, −4, …, −4, −2. */
function beside(index: number, count: number): number {
  if (index > count - 2) return 0;
  return (index <= count - 3 ? -2 : 0) + (index >= 1 ? -2 : 0);
}
