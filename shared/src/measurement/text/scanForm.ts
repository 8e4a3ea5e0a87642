/** Numbers of the first and the last point of a part, the last one included. */
export interface Region {
  readonly from: number;
  readonly to: number;
}

/** How x goes through a file: in parts that each go forward, or back and forth a few times; or as no scan does. */
export type ScanForm =
  | { readonly kind: 'scan'; readonly regions: readonly Region[]; readonly turns: readonly number[] }
  | { readonly kind: 'jumble' };

/** A hysteresis or a cycle turns a few times; the values of a list jump. */
const mostTurns = 24;
/** A turn counts from this part of the range on: a furnace's temperature trembles. */
const tremble = 0.02;
/** A step back is a new region from this multiple of the usual step on. */
const jump = 5;
const shortestRegion = 5;
/** Many short parts are a list, not a scan. */
const usualRegion = 25;

/** Returns how x goes. Every value must be finite. */
export function scanFormOf(x: ArrayLike<number>): ScanForm {
  const regions = regionsOf(x);
  const shortest = Math.min(...regions.map(({ from, to }) => to - from + 1));
  const mean = x.length / regions.length;
  const fitting =
    regions.length === 1 || (shortest >= shortestRegion && (regions.length <= 4 || mean >= usualRegion));
  const turns = regions.flatMap((region) => turnsOf(x, region));
  if (!fitting || turns.length > mostTurns * Math.min(regions.length, 4) || isConstant(x))
    return { kind: 'jumble' };
  // Few points that turn often are a list, not a cycle.
  if (turns.length > 0 && x.length / (turns.length + 1) < 4) return { kind: 'jumble' };
  return { kind: 'scan', regions, turns };
}

function isConstant(x: ArrayLike<number>): boolean {
  for (let index = 1; index < x.length; index++) if (x[index] !== x[0]) return false;
  return true;
}

const at = (x: ArrayLike<number>, index: number): number => x[index] ?? Number.NaN;

function regionsOf(x: ArrayLike<number>): Region[] {
  const usual = medianStep(x);
  const regions: Region[] = [];
  let from = 0;
  let direction = 0;
  for (let index = 1; index < x.length; index++) {
    const step = at(x, index) - at(x, index - 1);
    const back = direction !== 0 && step !== 0 && Math.sign(step) !== direction;
    if (back && Math.abs(step) > jump * usual && returns(x, index, direction, step)) {
      regions.push({ from, to: index - 1 });
      from = index;
      direction = 0;
    } else if (step !== 0 && Math.abs(step) <= jump * usual * 4) direction = Math.sign(step);
  }
  regions.push({ from, to: x.length - 1 });
  return regions;
}

/** True when the scan goes on in its direction after a step back: a new region, not the way back of a hysteresis. */
function returns(x: ArrayLike<number>, index: number, direction: number, step: number): boolean {
  if (index + 1 >= x.length) return false;
  const next = at(x, Math.min(index + 3, x.length - 1)) - at(x, index);
  return Math.sign(next) === direction && Math.abs(step) > Math.abs(next);
}

function medianStep(x: ArrayLike<number>): number {
  const stride = Math.max(1, Math.floor(x.length / 2000));
  const steps: number[] = [];
  for (let index = stride; index < x.length; index += stride) {
    const step = Math.abs(at(x, index) - at(x, index - 1));
    if (step > 0) steps.push(step);
  }
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}

/** Returns the points where x turns, without those of a trembling value. */
function turnsOf(x: ArrayLike<number>, { from, to }: Region): number[] {
  const [low, high] = rangeOf(x, from, to);
  const least = (high - low) * tremble;
  const turns: number[] = [];
  let extreme = from;
  let direction = 0;
  for (let index = from + 1; index <= to; index++) {
    const change = at(x, index) - at(x, extreme);
    if (direction === 0) {
      if (Math.abs(change) > least) {
        direction = Math.sign(change);
        extreme = index;
      }
    } else if (change * direction >= 0) extreme = index;
    else if (Math.abs(change) > least) {
      turns.push(extreme);
      direction = -direction;
      extreme = index;
      if (turns.length > 5000) break;
    }
  }
  return turns;
}

/** Returns the lowest and the highest value from `from` to `to`. */
export function rangeOf(x: ArrayLike<number>, from = 0, to = x.length - 1): [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let index = from; index <= to; index++) {
    const value = at(x, index);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
