/** @jest-environment node */
import type { AssetEntry } from '@portal/shared/contract';
import { entryRows } from './entryRows';

const entry = (id: number, account: 'cash' | 'bonus', balance: number): AssetEntry => ({
  id,
  account,
  kind: 'deposit',
  label: '预存到账',
  amount: 1,
  balance,
  cause: { kind: 'prestore', rid: 'p', code: null },
  at: '2026-11-20T02:00:00Z',
});

test('each entry has the balance of both accounts after it, once an entry of the account is known', () => {
  const list = [entry(4, 'cash', 700), entry(3, 'bonus', 50), entry(2, 'cash', 1000)];
  expect(entryRows(list).map(({ entry: { id }, cash, bonus }) => [id, cash, bonus])).toEqual([
    [4, 700, 50],
    [3, 1000, 50],
    [2, 1000, undefined],
  ]);
});
