/** @jest-environment node */
import fc from 'fast-check';
import { formatFen } from './money';
import { amountMessage, bareYuan, fenOf, fenOrZero, yuanOf } from './typedMoney';

const fen = fc.integer({ min: 1, max: 99_999_999_999 });

test('an amount is read back as it is written, with and without separators', () => {
  fc.assert(
    fc.property(fen, (amount) => {
      expect(fenOf(yuanOf(amount))).toBe(amount);
      expect(fenOf(formatFen(amount))).toBe(amount);
      expect(fenOf(bareYuan(formatFen(amount)))).toBe(amount);
    }),
  );
});

test.each([
  ['１００', 10_000],
  ['1。5', 150],
  ['￥5，000.50', 500_050],
  [' ¥ 1,234 元', 123_400],
  ['\u200b1,234,567', 123_456_700],
  ['49.9', 4990],
])('%j is understood', (typed, amount) => expect(fenOf(typed)).toBe(amount));

test.each([
  '5000,50',
  '1,00',
  '12，5',
  '7,20',
  '1 2 3',
  '1,2345',
  '12,34,567',
  ',500',
  '1.234',
  '-5',
  '1e3',
  '',
  '壹佰',
])('%j is no amount, and stays as it is typed', (typed) => {
  expect([fenOf(typed), fenOrZero(typed)]).toEqual([undefined, undefined]);
  expect(fenOf(bareYuan(typed))).toBeUndefined();
});

test('a decimal comma is answered with what it may mean', () => {
  expect(amountMessage('预存金额', '5000,50')).toBe(
    '[预存金额]“5000,50”不明确，如为 ¥5,000.50，请填写 5000.50',
  );
  expect(amountMessage('预存金额', '1 2 3')).toBe('[预存金额]格式不正确');
});

test('zero is an amount only where it may be', () => {
  expect([fenOf('0.00'), fenOrZero('0.00'), fenOrZero('０')]).toEqual([undefined, 0, 0]);
});
