/** @jest-environment node */
import fc from 'fast-check';
import { z } from 'zod';
import { contract, type Endpoint } from '../contract';
import { type FoundRegex, findRegexes } from './testing/regexes';

/** Lengths of the measured texts. The first steps are small, so that exponential time is noticed early. */
const lengths = [...[...Array(12).keys()].map((power) => Math.round(16 * 1.25 ** power)), 16_000];

/** Factor between the two compared lengths: linear time grows by the same factor. */
const step = 8;

/** Maximum allowed growth of time. Quadratic time grows by 64. */
const ratioMax = 24;

/** Microseconds below which no comparison is needed: on any machine, quadratic time exceeds it for the longest text. */
const negligible = 5_000;

/** Characters that many patterns name or exclude. */
const usual = ['a', 'A', '0', '1', ' ', '\n', '\r\n', '/', '.', '-', ':', '<', '中', ' at '];

/** Suffixes that keep a repeated part from matching up to the end. */
const ends = ['', '\0', 'x', '/x'];

/** Returns the parts worth repeating, each with the prefix that must precede it. */
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

/**
 * Returns the source with `中` for each class without printable ASCII characters, for which fast-check finds no match.
 */
function generatable({ source }: RegExp): string {
  return source.replace(/\[\^(?:\\.|[^\]\\])*\]/g, (found) => {
    const one = new RegExp(found);
    return printable.some((character) => one.test(character)) ? found : '中';
  });
}

/** Returns some texts that the expression matches; none when fast-check cannot generate its syntax. */
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

/** Returns the minimum processor time of `rounds` in microseconds; other processes do not count. */
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

/** Returns true when the time grows faster than the text's length. */
function isSlow(regex: RegExp, textOf: (length: number) => string): boolean {
  const costly = lengths.find((length) => {
    const text = textOf(length);
    return cost(regex, text, 1) > negligible && cost(regex, text, 3) > negligible;
  });
  if (costly === undefined) return false;
  const shorter = Math.max(1, cost(regex, textOf(costly / step), 20));
  return cost(regex, textOf(costly), 3) / shorter > ratioMax;
}

/** A part that is repeated without a bound. Without one, the time at each position has a bound that the text does not change. */
const unbounded = /[*+]|\{\d+,\}/;

/** Returns a readable hostile text for which the time grows faster than the length; undefined when none was found. */
function slowFor(regex: RegExp): string | undefined {
  if (!unbounded.test(regex.source)) return undefined;
  // Searches all matches, so that a text without a match is searched from each position.
  const all = new RegExp(regex.source, `${regex.flags.replace(/[gy]/g, '')}g`);
  for (const pump of pumps(regex)) {
    // Twice: other work on the machine makes a measurement slow, seldom the next one too.
    const end = ends.find((one) => {
      const textOf = (length: number) => hostile(pump, length, one);
      return isSlow(all, textOf) && isSlow(all, textOf);
    });
    if (end !== undefined) return JSON.stringify([pump.before, pump.part, end]);
  }
  return undefined;
}

const { found, built } = findRegexes();

/** Returns the patterns of the contract's schemas, including those of zod for e-mail, dates and URLs. */
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

test('expressions with quadratic and exponential time are found', () => {
  expect(slowFor(/(.)\/+$/)).toBeDefined();
  expect(slowFor(/^(\w+-?)*$/)).toBeDefined();
  expect(slowFor(/^[\w-]{36}$/)).toBeUndefined();
});

test('no expression for foreign input is built at run time, where it could not be measured', () => {
  expect(built).toEqual([]);
});

test('expressions are found in the sources', () => {
  expect(found.length).toBeGreaterThan(40);
});

test.each([...found, ...contractPatterns()].map(({ file, regex }) => [file, regex] as const))(
  '%s: %s takes time in proportion to the text',
  (_file, regex) => {
    expect(slowFor(regex)).toBeUndefined();
  },
);
