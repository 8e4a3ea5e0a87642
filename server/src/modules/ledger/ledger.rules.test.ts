import { entryLabel } from './ledger.rules';

test('an entry is named after the kind of its transfer; a reversal says so', () => {
  expect(entryLabel({ kind: 'deposit', reverses: null })).toBe('预存到账');
  expect(entryLabel({ kind: 'points_spent', reverses: 'x' })).toBe('兑换积分（退回）');
  expect(entryLabel({ kind: null, reverses: null })).toBe('');
});
