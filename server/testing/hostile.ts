import fc from 'fast-check';

/** Letters that software mistakes for something else, each group by what is special about it. */
const groups = {
  /** Beyond the BMP: two code units each, which must not be cut apart. */
  extensionB: ['𠀀', '𠮷', '𡃁', '𪚥'],
  otherPlanes: ['𝐀', '𐍈', '😀', '👩‍🔬', '\u{10ffff}'],
  half: ['\ud800', '\udfff'],
  nul: ['\0'],
  /** Format characters (Cf), which are not seen. */
  format: ['\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff', '\u{e0001}'],
  bidi: ['\u202e', '\u202a', '\u2067', '\u200f'],
  fullWidth: ['Ａ', '１', '－', '＠', '　', '．'],
  /** Longer after normalisation, or in another case. */
  growing: ['ﷺ', 'İ', 'ß', 'ﬃ', '㌖', 'e\u0301\u0302\u0303'],
  /** With a meaning in SQL, LIKE, tsquery, JSON, HTML, paths and headers. */
  meaning: ["'", '"', '\\', '%', '_', '&', '<', '..', '/', '\r\n', '\t', '${', ':*', '\u2028'],
} as const;

const letter = fc.oneof(...Object.values(groups).map((letters) => fc.constantFrom<string>(...letters)));

/** One letter many times, and mixtures; of all lengths up to those that fields have. */
export const hostileWord = fc.oneof(
  fc.tuple(letter, fc.constantFrom(1, 2, 20, 40, 60, 200)).map(([one, count]) => one.repeat(count)),
  fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join('')),
  fc.constantFrom('x'.repeat(3000), 'x'.repeat(100_000), '中'.repeat(2000)),
);

const year = fc.constantFrom(
  '0000',
  '0001',
  '1582',
  '1900',
  '1969',
  '2026',
  '2099',
  '2100',
  '9999',
  '-000001',
  '+275760',
);
const dayOfYear = fc.constantFrom('01-01', '02-29', '02-30', '12-31', '13-01', '00-00');
const time = fc.constantFrom(
  '',
  'T00:00:00Z',
  'T23:59:59.999+14:00',
  'T00:00:00-12:00',
  'T24:00:00Z',
  'T23:59:60Z',
  'T00:00',
);

/** Days and instants at the ends of calendars, and such that do not exist. */
const date = fc.tuple(year, dayOfYear, time).map(([first, rest, last]) => `${first}-${rest}${last}`);

/** Numbers at the ends of what columns, JSON and JavaScript can hold. */
const numbers = [-1, 0, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 63, 1e308, -0];

const others = [null, {}, [], [[[]]], true, ''];

/** Returns different values that replace a field; all kinds of them occur, however few are asked for. */
export function hostileValues(count: number): unknown[] {
  const share = Math.ceil(count / 2);
  return [
    ...fc.sample(hostileWord, share),
    ...fc.sample(date, Math.ceil(share / 2)),
    ...fc.sample(fc.constantFrom<unknown>(...numbers, ...others), Math.ceil(share / 2)),
  ];
}

interface Damaged {
  /** Path of the field, such as `pickup.date` or `rids.0`. */
  readonly field: string;
  readonly value: unknown;
  readonly input: unknown;
}

/** Returns the input once for each of its fields and each of some hostile values, with the field replaced. */
export function* damaged(input: unknown, count: number): Generator<Damaged> {
  for (const [field, replaced] of places(input, []))
    for (const value of hostileValues(count)) yield { field, value, input: replaced(value) };
}

type Place = readonly [field: string, replaced: (value: unknown) => unknown];

/** Yields each field with what puts a value into its place: also those of objects and of the first item of lists inside. */
function* places(value: unknown, path: readonly string[]): Generator<Place> {
  if (path.length > 0) yield [path.join('.'), (given) => given];
  if (typeof value !== 'object' || value === null) return;
  const inside = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  for (const [key, item] of inside)
    for (const [field, replaced] of places(item, [...path, key]))
      yield [field, (given) => withItem(value, key, replaced(given))];
}

const withItem = (value: object, key: string, item: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one, at) => (String(at) === key ? item : one))
    : { ...value, [key]: item };
