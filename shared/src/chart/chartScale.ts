/** Maps the values of an axis to px. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

type Range = readonly [from: number, to: number];

/** Removes floating-point errors of repeated additions. */
const exact = (value: number) => Number(value.toPrecision(12));

/** Returns a step of 1, 2 or 5 times a power of ten that gives about `count` steps. */
function stepOf([from, to]: Range, count: number): number {
  const rough = (to - from) / Math.max(count, 1) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = rough / power;
  return power * (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10);
}

function stepsWithin([from, to]: Range, step: number): number[] {
  const first = Math.ceil(exact(from / step));
  const last = Math.floor(exact(to / step));
  return Array.from({ length: last - first + 1 }, (_, i) => exact((first + i) * step));
}

/** Returns a linear scale. `domain` is mapped to the range from its begin to its end and may be descending. */
export function linearScale(domain: Range, [begin, end]: Range, count: number): Scale {
  const [from, to] = domain;
  const width = to - from || 1;
  const rising: Range = from < to ? [from, to] : [to, from];
  return {
    at: (value) => begin + ((value - from) / width) * (end - begin),
    ticks: stepsWithin(rising, stepOf(rising, count)),
  };
}

/** Returns a linear scale that begins and ends at a tick. */
export function roundScale([from, to]: Range, range: Range, count: number): Scale {
  const step = stepOf([from, to], count);
  const ends: Range = [Math.floor(exact(from / step)) * step, Math.ceil(exact(to / step)) * step];
  return linearScale(ends[0] === ends[1] ? [ends[0], ends[0] + step] : ends, range, count);
}

/**
 * Returns a logarithmic scale for positive values. Ticks at 1, 2 and 5 times each power of ten, or at the powers
 * only.
 */
export function logScale(domain: Range, range: Range, count: number): Scale {
  const [from, to] = [Math.log10(domain[0]), Math.log10(domain[1])] as const;
  const line = linearScale([from, to], range, count);
  const [low, high] = from < to ? domain : [domain[1], domain[0]];
  const powers = stepsWithin([Math.floor(Math.min(from, to)), Math.ceil(Math.max(from, to))], 1);
  const ticksOf = (times: readonly number[]) =>
    powers
      .flatMap((power) => times.map((one) => exact(one * 10 ** power)))
      .filter((tick) => tick >= low && tick <= high);
  const all = ticksOf([1, 2, 5]);
  return { at: (value) => line.at(Math.log10(value)), ticks: all.length <= count * 1.5 ? all : ticksOf([1]) };
}

/** Returns whether values grow by a ratio over more than a power of ten, so that a logarithmic axis fits. */
export function isGeometric(values: readonly number[]): boolean {
  const [first = 0, second = 0] = values;
  const last = values.at(-1) ?? 0;
  if (values.length < 8 || first <= 0 || last / first < 10) return false;
  const ratio = second / first;
  return values.every((value, i) => {
    const before = values[i - 1];
    return before === undefined || Math.abs(value / before / ratio - 1) < 0.02;
  });
}
