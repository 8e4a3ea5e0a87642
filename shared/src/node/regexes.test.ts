import fc from 'fast-check';
import { z } from 'zod';
import { contract, type Endpoint } from '../contract';
import { type FoundRegex, findRegexes } from './testing/regexes';

/** Lengths to try, in small steps at first: exponential time is met while it is still short. */
const lengths = [...[...Array(12).keys()].map((power) => Math.round(16 * 1.25 ** power)), 16_000];

/** How many times shorter the text is that a slow one is compared with: linear time takes as many times longer. */
const step = 8;

/** Quadratic growth multiplies the time by 64. */
const ratioMax = 24;

/** Microseconds that need no comparison: quadratic time takes longer for the longest text on any machine. */
const negligible = 5_000;

/** Characters that many patterns name or exclude. */
const usual = ['a', 'A', '0', '1', ' ', '\n', '\r\n', '/', '.', '-', ':', '<', '中', ' at '];

/** Ends that keep a repeated part from matching up to the end. */
const ends = ['', '\0', 'x', '/x'];

/** Parts worth repeating, each with what has to stand before it. */
function pumps(regex: RegExp): { before: string; part: string }[] {
  const literals = [...new Set(regex.source)];
  const plain = [...usual, ...literals].map((part) => ({ before: '', part }));
  const inside = matching(regex).flatMap((text) => {
    const at = [...Array(Math.min(text.length, 12)).keys()];
    return at.flatMap((from) =>
      [1, 2].map((length) => ({ before: text.slice(0, from), part: text.slice(from, from + length) })),
    );
  });
  return [...plain, ...inside].filter(({ part }) => part !== '');
}

const printable = [...Array(95).keys()].map((code) => String.fromCharCode(32 + code));

/** The source with `中` for each class that has no printable ASCII character, of which fast-check never finds one. */
function generatable({ source }: RegExp): string {
  return source.replace(/\[\^(?:\\.|[^\]\\])*\]/g, (found) => {
    const one = new RegExp(found);
    return printable.some((character) => one.test(character)) ? found : '中';
  });
}

/** Some texts that the expression matches; none for syntax that fast-check can't generate. */
function matching(regex: RegExp): string[] {
  try {
    const once = new RegExp(generatable(regex), regex.flags.replace(/[gy]/g, ''));
    return fc.sample(fc.stringMatching(once), { numRuns: 4, seed: 1 });
  } catch {
    return [];
  }
}

const hostile = ({ before, part }: { before: string; part: string }, length: number, end: string) =>
  before + part.repeat(length / part.length) + end;

/** Microseconds of processor time, the least of `rounds`: other processes do not count. */
function cost(regex: RegExp, text: string, rounds: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    text.replace(regex, '');
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

/** Whether the time grows faster than the text. */
function isSlow(regex: RegExp, textOf: (length: number) => string): boolean {
  const costly = lengths.find((length) => {
    const text = textOf(length);
    return cost(regex, text, 1) > negligible && cost(regex, text, 3) > negligible;
  });
  if (costly === undefined) return false;
  const shorter = Math.max(1, cost(regex, textOf(costly / step), 20));
  return cost(regex, textOf(costly), 3) / shorter > ratioMax;
}

/** A hostile text for which the time grows faster than the text, readable; undefined when none is known. */
function slowFor(regex: RegExp): string | undefined {
  // Finds every occurrence, so that a text without a match is searched from each position.
  const all = new RegExp(regex.source, `${regex.flags.replace(/[gy]/g, '')}g`);
  for (const pump of pumps(regex)) {
    const end = ends.find((one) => isSlow(all, (length) => hostile(pump, length, one)));
    if (end !== undefined) return JSON.stringify([pump.before, pump.part, end]);
  }
  return undefined;
}

const { found, built } = findRegexes();

/** Patterns of the contract's schemas: its own, and those that zod brings for e-mail, dates and addresses. */
function contractPatterns(): FoundRegex[] {
  const patterns = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('pattern' in value && typeof value.pattern === 'string') patterns.add(value.pattern);
    for (const child of Object.values(value)) collect(child);
  };
  for (const { input } of Object.values<Endpoint>(contract)) collect(z.toJSONSchema(input, { io: 'input' }));
  return [...patterns].map((pattern) => ({ file: 'contract', regex: new RegExp(pattern) }));
}

test('expressions of quadratic and exponential time are found', () => {
  expect(slowFor(/(.)\/+$/)).toBeDefined();
  expect(slowFor(/^(\w+-?)*$/)).toBeDefined();
  expect(slowFor(/^[\w-]{36}$/)).toBeUndefined();
});

test('no expression for foreign input is built at run time, where it could not be measured', () => {
  expect(built).toEqual([]);
});

test('the sources are read', () => {
  expect(found.length).toBeGreaterThan(40);
});

test.each([...found, ...contractPatterns()].map(({ file, regex }) => [file, regex] as const))(
  '%s: %s takes time in proportion to the text',
  (_file, regex) => {
    expect(slowFor(regex)).toBeUndefined();
  },
);
