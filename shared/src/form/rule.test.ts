/** @jest-environment node */
import fc from 'fast-check';
import type { z } from 'zod';
import {
  email as emailSchema,
  newPassword as passwordSchema,
  phone as phoneSchema,
  text as textSchema,
} from '../contract/field';
import { barePhone, texts } from '../rules';
import { email, type FieldRule, newPassword, phone, text } from './rule';

const digits = fc
  .tuple(fc.constantFrom('3', '5', '8', '9'), fc.stringMatching(/^\d{9}$/))
  .map(([second, rest]) => `1${second}${rest}`);
const gap = fc.constantFrom('', ' ', '  ', '-', '\u3000', '\u00a0', '–');
const country = fc.constantFrom('', '+86', '0086', '86', '(+86)', '（+86）');

/** A phone number as people paste it: with a country code, spaces and dashes at any place. */
const pasted = fc
  .tuple(digits, country, fc.array(gap, { minLength: 12, maxLength: 12 }))
  .map(([number, code, gaps]) => ({
    number,
    typed: gaps
      .map((space, index) => (index === 0 ? `${code}${space}` : `${number[index - 1]}${space}`))
      .join(''),
  }));

test('browser and contract normalise a phone number in the same way', () => {
  fc.assert(
    fc.property(pasted, ({ number, typed }) => {
      expect(barePhone(typed)).toBe(number);
      expect(phone().clean(typed)).toBe(number);
      expect(phoneSchema.parse(typed)).toBe(number);
      expect(barePhone(number)).toBe(number);
    }),
  );
});

const pairs: readonly (readonly [string, FieldRule, z.ZodType])[] = [
  ['text', text(texts.name), textSchema(...texts.name)],
  ['phone', phone(), phoneSchema],
  ['password', newPassword(), passwordSchema()],
];

test.each(pairs)('the rule of a %s equals the contract', (_kind, rule, schema) => {
  const typed = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.stringMatching(/^ ?1[3-9]\d{8,10} ?$/),
    fc.stringMatching(/^\d{5,7}$/),
    fc.constantFrom('', ' ', '123456', '13800000000', '字'.repeat(40), '字'.repeat(41), 'x'.repeat(65)),
  );
  fc.assert(
    fc.property(typed, (value) => {
      const answer = schema.safeParse(value);
      const first = answer.success ? undefined : answer.error.issues[0]?.message;
      expect(rule.check(rule.clean(value), {})).toBe(first);
    }),
  );
});

test('the form accepts every e-mail address that the contract accepts', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      if (emailSchema.safeParse(address).success)
        expect(email(texts.email).check(address, {})).toBeUndefined();
    }),
  );
});

test('too many digits are cut while they are typed, a country code is not', () => {
  const { fit } = phone();
  expect(fit?.('139000000001234')).toBe('13900000000');
  expect(fit?.('+86 139 0000 0000')).toBe('+86 139 0000 0000');
  expect(fit?.('8613900000000')).toBe('8613900000000');
});
