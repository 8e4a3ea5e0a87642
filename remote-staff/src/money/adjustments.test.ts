import { adjustmentsOf, signedFen } from './adjustments';

test.each([
  ['-50', -5000],
  ['－1,200.50', -120_050],
  ['+8', 800],
  ['30 元', 3000],
  ['0', undefined],
  ['12,5', undefined],
  ['--5', undefined],
  ['', undefined],
])('%s is %s fen', (typed, fen) => expect(signedFen(typed)).toBe(fen));

test('a correction needs an amount and a reason; an order without either has none', () => {
  const typed = (amount: string, reason: string) =>
    new Map([
      ['D1', { amount, reason }],
      ['D2', { amount: '', reason: ' ' }],
    ]);
  expect(adjustmentsOf(typed('-5', '未检出'))).toEqual([{ code: 'D1', amount_fen: -500, reason: '未检出' }]);
  expect(adjustmentsOf(typed('-5', ''))).toBeUndefined();
  expect(adjustmentsOf(typed('', '未检出'))).toBeUndefined();
  expect(adjustmentsOf(typed('', ''))).toEqual([]);
});
