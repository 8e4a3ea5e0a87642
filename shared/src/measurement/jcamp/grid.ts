import type { JcampBlock } from './records';
import { numberIn } from './records';
import type { Ordinates } from './section';

/** Abscissas of a section with even steps. */
export interface Grid {
  readonly xs: Float64Array;
  /** Lines whose written abscissa is not the one that follows from the head. */
  readonly brokenMarks: number;
}

/** What a head says about the abscissas. */
export interface Abscissas {
  readonly first?: number | undefined;
  readonly last?: number | undefined;
  readonly step?: number | undefined;
  readonly factor: number;
}

/** Returns what the block's head says about the abscissas. */
export function abscissasOf(block: JcampBlock): Abscissas {
  return {
    first: numberIn(block, 'FIRSTX'),
    last: numberIn(block, 'LASTX'),
    step: numberIn(block, 'DELTAX'),
    factor: numberIn(block, 'XFACTOR') || 1,
  };
}

/**
 * Returns the abscissas of `ys`: evenly from the head where the lines' own abscissas agree with it, else from the lines, which
 * then are counted as broken.
 */
export function gridOf({ ys, marks }: Ordinates, said: Abscissas): Grid {
  const anchors = marks.map(({ index, x, rounding }) => ({
    index,
    x: x * said.factor,
    // A writer rounds the abscissa, and the head's numbers have few digits.
    off: Math.abs(rounding * said.factor) * 1.02 + Math.abs(x * said.factor) * 2e-6,
  }));
  const candidates = evenGrids(ys.length, anchors, said);
  const broken = ({ first, step }: Even) =>
    anchors.filter(({ index, x, off }) => Math.abs(first + index * step - x) > off + Math.abs(step) * 0.1)
      .length;
  const counted = candidates.map((grid) => ({ grid, count: broken(grid) }));
  const best = counted.reduce<(typeof counted)[number] | undefined>(
    (found, other) => (found && found.count <= other.count ? found : other),
    undefined,
  );
  if (best && best.count === 0)
    return {
      xs: Float64Array.from(ys, (_, index) => best.grid.first + index * best.grid.step),
      brokenMarks: 0,
    };
  return {
    xs: between(ys.length, anchors, best?.grid.step ?? 1),
    brokenMarks: best?.count ?? anchors.length,
  };
}

interface Even {
  readonly first: number;
  readonly step: number;
}

interface Anchor {
  readonly index: number;
  readonly x: number;
}

function evenGrids(count: number, anchors: readonly Anchor[], { first, last, step }: Abscissas): Even[] {
  const [begin, end] = [anchors[0], anchors.at(-1)];
  const start = first ?? begin?.x ?? 0;
  const grids: Even[] = [];
  if (last !== undefined && count > 1) grids.push({ first: start, step: (last - start) / (count - 1) });
  if (step !== undefined) {
    grids.push({ first: start, step });
    // Some writers leave out the sign of a falling abscissa.
    grids.push({ first: start, step: -step });
  }
  if (begin && end && end.index > begin.index)
    grids.push({ first: begin.x, step: (end.x - begin.x) / (end.index - begin.index) });
  if (count === 1) grids.push({ first: start, step: 0 });
  return grids;
}

/** Abscissas from line to line, each line evenly up to the next one. */
function between(count: number, anchors: readonly Anchor[], step: number): Float64Array {
  const xs = new Float64Array(count);
  let [line, width] = [0, step];
  for (let index = 0; index < count; index++) {
    while ((anchors[line + 1]?.index ?? Number.POSITIVE_INFINITY) <= index) line++;
    const [anchor, next] = [anchors[line], anchors[line + 1]];
    if (anchor && next && next.index > anchor.index)
      width = (next.x - anchor.x) / (next.index - anchor.index);
    xs[index] = (anchor?.x ?? 0) + (index - (anchor?.index ?? 0)) * width;
  }
  return xs;
}
