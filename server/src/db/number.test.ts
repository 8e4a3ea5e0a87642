import { type TestApp, testApp } from '../../testing/testApp';
import { orderCode } from '../modules/order/order.table';
import { documentLetters, nextNumber } from './number';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test('a letter, the day in Shanghai and a running number', async () => {
  // 01:30 of the next day in Shanghai.
  const late = new Date('2026-11-20T17:30:00Z');
  const first = await t.db.transaction((tx) => nextNumber(tx, orderCode, 'order', late));
  const second = await t.db.transaction((tx) => nextNumber(tx, orderCode, 'order', late));
  expect(first).toMatch(/^D20261121-\d{6}$/);
  expect(Number(second.slice(10))).toBe(Number(first.slice(10)) + 1);
});

test('no two kinds of documents have the same letter', () => {
  const letters = Object.values(documentLetters);
  expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([]);
  expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
});
