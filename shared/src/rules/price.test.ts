/** @jest-environment node */
import fc from 'fast-check';
import { choiceText, defaultChoices, formatFen, isValidChoice, unitPrice } from './index';

const range = {
  key: 'range',
  label: '扫描范围',
  kind: 'single' as const,
  choices: [
    { key: 'std', label: '5–90°', price_fen: 0 },
    { key: 'wide', label: '5–120°', price_fen: 2000 },
  ],
};
const extra = {
  key: 'extra',
  label: '附加服务',
  kind: 'multi' as const,
  choices: [
    { key: 'fit', label: '精修', price_fen: 30000 },
    { key: 'raw', label: '原始数据', price_fen: 0 },
  ],
};
const xrd = { base_fen: 6000, options: [range, extra] };

const keys = (prefix: string) =>
  fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 5 }).map((ids) => ids.map((id) => `${prefix}${id}`));
const option = (key: string) =>
  fc
    .record({ kind: fc.constantFrom('single' as const, 'multi' as const), choiceKeys: keys('c') })
    .chain(({ kind, choiceKeys }) =>
      fc
        .array(fc.nat(100_000), { minLength: choiceKeys.length, maxLength: choiceKeys.length })
        .map((prices) => ({
          key,
          label: key,
          kind,
          choices: choiceKeys.map((choice, i) => ({ key: choice, label: choice, price_fen: prices[i] ?? 0 })),
        })),
    );
const device = fc.record({
  base_fen: fc.nat(1_000_000),
  options: keys('o').chain((all) => fc.tuple(...all.map(option))),
});

describe('choices', () => {
  test('the default choices of a form are valid', () => {
    fc.assert(
      fc.property(device, ({ options }) => {
        expect(isValidChoice(options, defaultChoices(options))).toBe(true);
      }),
    );
  });

  test.each([
    ['nothing chosen', {}],
    ['two choices of a single option', { range: ['std', 'wide'] }],
    ['an unknown choice', { range: ['none'] }],
    ['an unknown option', { range: ['std'], colour: ['red'] }],
    ['the same choice twice', { range: ['std'], extra: ['fit', 'fit'] }],
    ['a name of every object', { range: ['std'], constructor: ['x'] }],
  ])('%s is refused', (_, chosen) => {
    expect(isValidChoice(xrd.options, chosen)).toBe(false);
  });

  test('their texts are in the order of the options', () => {
    expect(choiceText(xrd.options, { extra: ['raw', 'fit'], range: ['wide'] })).toEqual([
      '扫描范围：5–120°',
      '附加服务：精修、原始数据',
    ]);
  });
});

describe('price', () => {
  test('is the base price plus the extra of each choice, in integer fen', () => {
    expect(unitPrice(xrd, { range: ['wide'], extra: ['fit'] })).toBe(38000);
  });

  test('increases by exactly the extra of an added choice', () => {
    fc.assert(
      fc.property(device, fc.nat(), (some, pick) => {
        const multi = some.options.filter((one) => one.kind === 'multi');
        const added = multi[pick % Math.max(multi.length, 1)];
        const choice = added?.choices[0];
        if (added === undefined || choice === undefined) return;
        const start = defaultChoices(some.options);
        const more = { ...start, [added.key]: [choice.key] };
        expect(unitPrice(some, more) - unitPrice(some, start)).toBe(choice.price_fen);
      }),
    );
  });

  test.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [6000, '¥60.00'],
    [123450, '¥1,234.50'],
    [-100, '-¥1.00'],
  ])('%i fen reads %s', (fen, text) => {
    expect(formatFen(fen)).toBe(text);
  });
});
