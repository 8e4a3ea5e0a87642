import { isWithin, type NameWord, overlap, type Span, spansIn, wordKey, wordsOf } from './nameWord';
import {
  goesTo,
  knowsTests,
  shortTestName,
  type TestedSample,
  type TestItem,
  testsWithSample,
} from './sampleTest';
import { dashedCode, halfWidth } from './typed';

/** A sample of an order under test: its code on the lab's label, and what the member calls it. */
export interface DataSample extends TestedSample {
  readonly code: string | null;
  readonly number: string;
  readonly name: string;
}

/** An order that data can belong to. */
export interface DataOrder {
  readonly code: string;
  readonly items: readonly TestItem[];
  readonly samples: readonly DataSample[];
}

/** What a word of a file's name can mean. */
type Meaning =
  | { readonly kind: 'order'; readonly order: DataOrder }
  | { readonly kind: 'test'; readonly order: DataOrder; readonly item: TestItem }
  | { readonly kind: 'code' | 'number' | 'name'; readonly order: DataOrder; readonly sample: DataSample };

type Of<Kind> = Span<Extract<Meaning, { readonly kind: Kind }>>;
export type OrderSpan = Of<'order'>;
export type TestSpan = Of<'test'>;
export type SampleSpan = Of<'code' | 'number' | 'name'>;

/** What the name of a file says, before anything is concluded from it. */
export interface DataName {
  readonly words: readonly NameWord[];
  readonly orders: readonly OrderSpan[];
  readonly tests: readonly TestSpan[];
  /** Without those that are a part of something longer, such as the S1 of S1-2. */
  readonly samples: readonly SampleSpan[];
  /** A code of an order or a sample that is none of the known ones. */
  readonly elsewhere: string | undefined;
  /** True when a person has said the sample: its number stands in front in 【】. */
  readonly said: boolean;
}

/** An extension begins with a letter: the 001 of `S1.001` may say which run it was. */
const extension = /\.[a-z][a-z0-9]{0,7}$/i;
const codeInName = /(?<![A-Z0-9])([DP]20\d{6})[-_ ]?(\d{6})(?!\d)/g;
const saidFirst = /^【([^】]+)】/;

/** Returns what reads the names of files of data that belong to these orders. */
export function dataNameReader(orders: readonly DataOrder[]): (fileName: string) => DataName {
  const known = meanings(orders);
  const codes = new Set(orders.flatMap(({ code, samples }) => [code, ...samples.map((one) => one.code)]));
  return (fileName) => {
    const stem = halfWidth(fileName).replace(extension, '');
    const said = saidFirst.exec(stem)?.[1];
    const found = said === undefined ? [] : whole(spansIn(wordsOf(said), known), wordsOf(said));
    const words = found.length > 0 && said !== undefined ? wordsOf(said) : wordsOf(stem);
    const spans = found.length > 0 ? found : spansIn(words, known);
    const written = [...dashedCode(stem.replaceAll(' ', '_')).matchAll(codeInName)];
    return {
      words,
      orders: spans.filter(isOrder),
      tests: spans.filter(isTest),
      samples: spans.filter(isSample).filter((span) => !spans.some((other) => hides(other, span))),
      elsewhere: written.map(([, day, number]) => `${day}-${number}`).find((code) => !codes.has(code)),
      said: found.length > 0,
    };
  };
}

/** Spans of the number in front, which is a whole one. */
const whole = (spans: readonly Span<Meaning>[], words: readonly NameWord[]): Span<Meaning>[] =>
  spans.filter(({ from, to, meaning }) => meaning.kind === 'number' && from === 0 && to === words.length);

const isOrder = (span: Span<Meaning>): span is OrderSpan => span.meaning.kind === 'order';
const isTest = (span: Span<Meaning>): span is TestSpan => span.meaning.kind === 'test';
const isSample = (span: Span<Meaning>): span is SampleSpan => !isOrder(span) && !isTest(span);

/** True when a sample's name is only a part of a code, or of something longer of the same order. */
function hides(other: Span<Meaning>, span: SampleSpan): boolean {
  if (span.meaning.kind === 'code') return false;
  const { kind, order } = other.meaning;
  return kind === 'order' || kind === 'code'
    ? overlap(other, span)
    : order === span.meaning.order && isWithin(span, other);
}

function meanings(orders: readonly DataOrder[]): ReadonlyMap<string, readonly Meaning[]> {
  const known = new Map<string, Meaning[]>();
  const add = (text: string, meaning: Meaning) => {
    const key = wordKey(wordsOf(text));
    if (key === '') return;
    const others = known.get(key);
    if (others) others.push(meaning);
    else known.set(key, [meaning]);
  };
  const addCode = (code: string, meaning: Meaning) => {
    add(code, meaning);
    add(code.replaceAll('-', ''), meaning);
  };
  for (const order of orders) {
    addCode(order.code, { kind: 'order', order });
    for (const item of order.items)
      for (const name of new Set([item.name, shortTestName(item.name)]))
        add(name, { kind: 'test', order, item });
    for (const sample of order.samples) {
      if (sample.code !== null) addCode(sample.code, { kind: 'code', order, sample });
      add(sample.number, { kind: 'number', order, sample });
      add(sample.name, { kind: 'name', order, sample });
    }
  }
  return known;
}

/** True when a sample goes to an item, or when it is not known to which it goes. */
export const mayGoTo = ({ items, samples }: DataOrder, sample: DataSample, item: TestItem): boolean =>
  testsWithSample(items).includes(item) && (!knowsTests(items, samples) || goesTo(sample, item.rid));
