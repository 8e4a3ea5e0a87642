import { drawFrom } from './ledger.draw.rules';
import { entryLabel } from './ledger.rules';

test('an entry is named after the kind of its transfer; a reversal says so', () => {
  expect(entryLabel({ kind: 'deposit', reverses: null })).toBe('预存到账');
  expect(entryLabel({ kind: 'points_spent', reverses: 'x' })).toBe('兑换积分（退回）');
  expect(entryLabel({ kind: null, reverses: null })).toBe('');
});

test.each([
  [10, [4, 9], [4, 6], 0],
  [10, [0, 10], [10], 0],
  [10, [4, 5], [4, 5], 1],
  [10, [-3, 12], [10], 0],
  [10, [], [], 10],
  [0, [5], [], 0],
])('an amount of %p from accounts with %p takes %p, and %p is missing', (amount, free, taken, missing) => {
  const kinds = ['cash', 'bonus'] as const;
  const accounts = free.map((available, index) => ({ kind: kinds[index] ?? 'cash', available }));
  const drawn = drawFrom(amount, accounts);
  expect([drawn.parts.map((part) => part.amount), drawn.missing]).toEqual([taken, missing]);
});
