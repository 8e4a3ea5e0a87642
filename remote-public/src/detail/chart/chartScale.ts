/** Where values of an axis lie, in px. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

type Range = readonly [from: number, to: number];

/** Rounds away what adding up steps leaves behind. */
const exact = (value: number) => Number(value.toPrecision(12));

/** Steps of 1, 2 or 5 times a power of ten, about `count` of them from one end to the other. */
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

/** Equal distances for equal differences. `domain` goes from the value at the range's begin to that at its end. */
export function linearScale(domain: Range, [begin, end]: Range, count: number): Scale {
  const [from, to] = domain;
  const width = to - from || 1;
  const rising: Range = from < to ? [from, to] : [to, from];
  return {
    at: (value) => begin + ((value - from) / width) * (end - begin),
    ticks: stepsWithin(rising, stepOf(rising, count)),
  };
}

/** A linear scale that begins and ends at a tick. */
export function roundScale([from, to]: Range, range: Range, count: number): Scale {
  const step = stepOf([from, to], count);
  const ends: Range = [Math.floor(exact(from / step)) * step, Math.ceil(exact(to / step)) * step];
  return linearScale(ends[0] === ends[1] ? [ends[0], ends[0] + step] : ends, range, count);
}

/** Equal distances for equal ratios; all values above 0. Ticks at 1, 2 and 5 of each power of ten, or at these alone. */
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

/** True when values grow by a ratio, over more than a power of ten: they were taken for a logarithmic axis. */
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
