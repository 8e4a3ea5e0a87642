/** @jest-environment node */
import fc from 'fast-check';
import { creditCodeCheck, creditCodeHint, isCreditCode } from './creditCode';
import { capitalCode } from './typed';

const characters = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
const letter = fc.constantFrom(...characters);
const digit = fc.constantFrom(...characters.slice(0, 10));
const nonZero = fc.constantFrom(...characters.slice(1));

/** Valid codes with random contents. */
const codes = fc
  .tuple(
    nonZero,
    nonZero,
    fc.array(digit, { minLength: 6, maxLength: 6 }),
    fc.array(letter, { minLength: 9, maxLength: 9 }),
  )
  .map(([authority, category, region, body]) => {
    const first17 = [authority, category, ...region, ...body].join('');
    return first17 + creditCodeCheck(first17);
  });
const positions = fc.integer({ min: 0, max: 17 });

// Codes of existing organizations.
test.each(['91350100M000100Y43', '12100000400000624D', '911100007109250324'])('%s is valid', (code) =>
  expect(isCreditCode(code)).toBe(true),
);

test('a code with its check character is valid, with any other it is not', () => {
  fc.assert(
    fc.property(codes, letter, (code, other) => {
      expect(isCreditCode(code)).toBe(true);
      expect(isCreditCode(code.slice(0, 17) + other)).toBe(other === code.charAt(17));
    }),
  );
});

test('one wrong character is noticed', () => {
  fc.assert(
    fc.property(codes, positions, letter, (code, at, wrong) => {
      fc.pre(code.charAt(at) !== wrong);
      expect(isCreditCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
    }),
  );
});

test('two neighbouring characters that are exchanged are noticed', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 0, max: 16 }), (code, at) => {
      const [one = '', other = ''] = code.slice(at);
      fc.pre(one !== other);
      expect(isCreditCode(code.slice(0, at) + other + one + code.slice(at + 2))).toBe(false);
    }),
  );
});

test('letters that the standard leaves out, and other lengths, are refused', () => {
  fc.assert(
    fc.property(codes, positions, fc.constantFrom(...'IOSVZ'), (code, at, wrong) => {
      expect(isCreditCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      expect(isCreditCode(code.slice(0, at))).toBe(false);
      expect(isCreditCode(`${code}0`)).toBe(false);
    }),
  );
});

test('a code is stored the same however it is typed', () => {
  expect(capitalCode(' 9135 0100-m000１00y43 ')).toBe('91350100M000100Y43');
});

test.each([
  ['', undefined],
  ['91350100m', { valid: false, text: '已填 9 位，还差 9 位' }],
  ['91350100M000100Y43', { valid: true, text: '校验通过' }],
  [' 9135 0100-m000 100y43 ', { valid: true, text: '校验通过' }],
  ['91350100M000100Y44', { valid: false, text: '校验码不符，请逐位核对' }],
  ['91350100M000100Y433', { valid: false, text: '多了 1 位，统一社会信用代码为 18 位' }],
  ['9135O100', { valid: false, text: '第 5 位“O”有误，应为数字' }],
  ['0', { valid: false, text: '第 1 位“0”有误，应为 1–9 或大写字母（不含 I、O、S、V、Z）' }],
  ['91350100I', { valid: false, text: '第 9 位“I”有误，应为数字或大写字母（不含 I、O、S、V、Z）' }],
])('while %p is typed, the hint is %p', (typed, hint) => expect(creditCodeHint(typed)).toEqual(hint));

test('the hint and the check agree on every code of 18 characters', () => {
  fc.assert(
    fc.property(codes, letter, positions, (code, other, at) => {
      const changed = code.slice(0, at) + other + code.slice(at + 1);
      expect(creditCodeHint(changed)?.valid).toBe(isCreditCode(changed));
    }),
  );
});
