/** @jest-environment node */
import fc from 'fast-check';
import { bareCode, capitalCode, cleanLine, cleanLines, comparable, dashedCode, halfWidth } from './typed';

const functions = { bareCode, capitalCode, cleanLine, cleanLines, comparable, dashedCode, halfWidth };
const hostile = fc.constantFrom(
  ...[
    ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u202d\u202c\u061c\ufe0e\ufe0f\u180b\u180c\u180e\u034f\u0301\u3099',
  ],
  ...['\u{e0100}', '\u{e0041}', '\u3164', '\u2800', '\u115f', '\uffa0', '\u00a0', '\u3000', '\u2028', '\r\n'],
  ...[
    '\t',
    '\0',
    '\ud800',
    '\udc00',
    '\u{20bb7}',
    '👩',
    '❤',
    '葛',
    'ᠠ',
    'ہ',
    'क',
    '्',
    'Ａ',
    '１',
    '－',
    '–',
    '−',
  ],
  ...['a', 'e', 'ｶ', 'ﾞ', ' ', '-', 'ᄀ', '\ufa10', '①', '㎏'],
);
const typed = fc.oneof(
  fc.array(hostile, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

test.each(Object.entries(functions))('%s leaves its own result as it is', (_name, clean) => {
  fc.assert(fc.property(typed, (text) => expect(clean(clean(text))).toBe(clean(text))));
});

test('nothing is left that nobody sees, at the ends no space, and a line is one line', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(cleanLines(text)).not.toMatch(/[\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff\0\r\u2028]/u);
      expect(cleanLines(text)).toBe(cleanLines(text).trim());
      expect(cleanLine(text)).not.toMatch(/[\n\t\u00a0\u3000]/);
    }),
  );
});

test.each(['\u200b', '\u3164', '\u2800', '\u00ad', '\u115f', ' \u2060\u3000', '\u0301', '\ufe0f\u200d'])(
  '%j alone is nothing',
  (text) => expect([cleanLine(text), cleanLines(text)]).toEqual(['', '']),
);

test.each([
  ['王\u200b小\u200d明', '王小明'],
  ['\ufeff第一行\r\n第二行\t三', '第一行 第二行 三'],
  ['Cafe\u0301', 'Café'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🔬', '👩\u200d🔬'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['A\ufe0f1', 'A1'],
  ['A\u00a0 1\u3000', 'A  1'],
  ['𠮷野', '𠮷野'],
])('%j is read as %j', (text, read) => expect(cleanLine(text)).toBe(read));

test('lines stay lines in a text of several', () => {
  expect(cleanLines('一\r\n\r\n二\u2028三\u200b ')).toBe('一\n\n二\n三');
});

test.each([
  ['‭13900000001‬', '13900000001'],
  ['１３９ ０００–０００−０１', '13900000001'],
  ['0200–0045－0902', '020000450902'],
  ['ＤＥＭＯ 2026', 'DEMO2026'],
])('the code %j is %j', (text, code) => expect(bareCode(text)).toBe(code));

test.each([
  ['A1', 'Ａ1'],
  ['A1', 'A\u200b1'],
  ['A 1', 'a\u00a01'],
  ['A-1', 'A–1'],
  ['\u00e9', 'e\u0301'],
])('%j and %j are the same', (one, other) => expect(comparable(one)).toBe(comparable(other)));

test('a code with dashes keeps them', () => {
  expect(dashedCode(' ｗelcome–５０ ')).toBe('WELCOME-50');
  expect(halfWidth('a＠example.com')).toBe('a@example.com');
});
