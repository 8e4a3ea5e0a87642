import {
  type DataName,
  type DataOrder,
  type DataSample,
  dataNameReader,
  mayGoTo,
  type SampleSpan,
} from './dataName';
import { overlap } from './nameWord';

/** Where a file can belong: a sample of an order, or the whole order. */
export interface DataTarget {
  /** Code of the order. */
  readonly order: string;
  /** Number of the sample; null for the whole order. */
  readonly number: string | null;
}

/** What the name of a file says about where it belongs. */
export interface DataMatch {
  /** True when there is one target and no doubt. Otherwise a person chooses. */
  readonly sure: boolean;
  readonly targets: readonly DataTarget[];
  /** A code in the name that belongs to none of the orders; there are no targets then. */
  readonly elsewhere: string | null;
}

interface Named {
  readonly order: DataOrder;
  readonly sample: DataSample;
  /** True when number and name say it, in two places. */
  readonly twice: boolean;
}

/** Returns what matches files by their names to samples of these orders. What is in doubt is offered, never taken. */
export function dataMatcher(orders: readonly DataOrder[]): (fileName: string) => DataMatch {
  const read = dataNameReader(orders);
  return (fileName) => {
    const name = read(fileName);
    if (name.elsewhere !== undefined) return { sure: false, targets: [], elsewhere: name.elsewhere };
    const named = samplesIn(name);
    if (named.length === 0) return wholeOrders(name);
    const fitting = named.filter((one) => fitsTests(name, one));
    const left = fitting.length > 0 ? fitting : named;
    return {
      sure: left.length === 1 && fitting.length > 0 && !isDoubtful(name),
      targets: left.map(({ order, sample }) => ({ order: order.code, number: sample.number })),
      elsewhere: null,
    };
  };
}

/** Returns the samples that the name says. */
function samplesIn(name: DataName): Named[] {
  const counted = countedSpans(name);
  const named = [...new Set(counted.map(({ meaning }) => meaning.order))].flatMap((order) =>
    samplesOf(
      order,
      counted.filter(({ meaning }) => meaning.order === order),
    ),
  );
  return named.some(({ twice }) => twice) ? named.filter(({ twice }) => twice) : named;
}

/**
 * Returns the spans that count: only those of the orders whose code the name has, by a label's code alone if it has one, and no bare 2 of
 * one order beside the S10 of another.
 */
function countedSpans(name: DataName): readonly SampleSpan[] {
  const within = new Set(name.orders.map(({ meaning }) => meaning.order));
  const spans = name.samples.filter(({ meaning }) => within.size === 0 || within.has(meaning.order));
  const coded = spans.filter(({ meaning }) => meaning.kind === 'code');
  if (coded.length > 0) return coded;
  const firm = new Set(spans.filter((span) => !isWeak(span, name)).map(({ meaning }) => meaning.order));
  return firm.size === 0 ? spans : spans.filter(({ meaning }) => firm.has(meaning.order));
}

/** Returns the samples of one order: those of its numbers, and where a number is missing or contradicted, those of its names. */
function samplesOf(order: DataOrder, spans: readonly SampleSpan[]): Named[] {
  const calls = spans.filter(({ meaning }) => meaning.kind === 'name');
  const numbers = spans.filter(({ meaning }) => meaning.kind !== 'name');
  const called = new Set(calls.map(({ meaning }) => meaning.sample));
  const numbered = new Set(numbers.map(({ meaning }) => meaning.sample));
  const agree = [...numbered].some((sample) => called.has(sample));
  const meant = new Set([...numbered, ...(numbered.size === 0 || !agree ? called : [])]);
  return [...meant].map((sample) => ({
    order,
    sample,
    twice:
      meant.size === 1 &&
      numbers.some((number) =>
        calls.some((call) => call.meaning.sample === sample && !overlap(number, call)),
      ),
  }));
}

/** True when the name says no test, or one that the sample goes to. */
const fitsTests = ({ tests }: DataName, { order, sample }: Named): boolean =>
  tests.length === 0 ||
  tests.some(({ meaning }) => meaning.order === order && mayGoTo(order, sample, meaning.item));

/** A number such as 1 or a single letter: in a longer name it can say anything. */
const isWeak = ({ from, to }: SampleSpan, { words }: DataName): boolean =>
  to - from === 1 && /^(?:\d{1,4}|\D)$/u.test(words[from]?.text ?? '');

const filler = /^(?:[样品号第数据结果测试原始]|sample|data|no|raw)$/;

/** True when only a weak number says the sample, and the name has other words that nobody knows. */
function isDoubtful(name: DataName): boolean {
  const { said, words, orders, tests, samples } = name;
  if (said || orders.length > 0 || samples.some((span) => !isWeak(span, name))) return false;
  const known = [...tests, ...samples];
  return words.some(
    ({ text }, at) => !filler.test(text) && !known.some(({ from, to }) => from <= at && at < to),
  );
}

/** An order whose code alone is in the name: its only sample, or the order itself when it has none; otherwise a person chooses. */
function wholeOrders({ orders }: DataName): DataMatch {
  const named = [...new Set(orders.map(({ meaning }) => meaning.order))];
  return {
    sure: named.length === 1 && named.every(({ samples }) => samples.length < 2),
    targets: named.map(({ code, samples }) => ({
      order: code,
      number: samples.length === 1 ? (samples[0]?.number ?? null) : null,
    })),
    elsewhere: null,
  };
}

/** Returns the name of a file that belongs to a sample: when the name does not say so by itself, the number stands in front. */
export function namedForSample(order: DataOrder, number: string, fileName: string): string {
  const { sure, targets } = dataMatcher([order])(fileName);
  return sure && targets[0]?.number === number ? fileName : `【${number}】${fileName}`;
}

/** Returns how many of the files belong to each sample, by its number, and to the order as a whole (the key null). */
export function dataBySample(
  order: DataOrder,
  fileNames: readonly string[],
): ReadonlyMap<string | null, number> {
  const match = dataMatcher([order]);
  const counts = new Map<string | null, number>();
  for (const name of fileNames) {
    const { sure, targets } = match(name);
    const number = (sure && targets[0]?.number) || null;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
