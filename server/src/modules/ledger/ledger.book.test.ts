import { Book } from './ledger.book.rules';
import type { PlainMove } from './ledger.move.rules';
import { type Account, labOwner, newAccount, type Owner } from './ledger.rules';

const at = new Date('2026-11-18T02:00:00Z');
const owner: Owner = { kind: 'member', rid: 'a' };
const deposit = (amount: number): PlainMove => ({
  id: 'deposit',
  kind: 'deposit',
  debit: labOwner,
  credit: owner,
  amount,
  cause: { kind: 'test', rid: 'x' },
});

/** Deposits an amount with these totals of the lab's bank account and of the member's cash. */
const outcome = (bank: Partial<Account>, cash: Partial<Account>, amount: number) =>
  new Book(
    [
      { ...newAccount({ owner: labOwner, kind: 'bank' }), ...bank },
      { ...newAccount({ owner, kind: 'cash' }), ...cash },
    ],
    [],
    at,
  ).apply([deposit(amount)])?.reason;

test('totals with what is pending stay in the exact range of numbers, on either side', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const bank = { debits_posted: most - 150, debits_pending: 100 };
  const cash = { credits_posted: most - 150, credits_pending: 100 };
  expect(outcome(bank, {}, 50)).toBeUndefined();
  expect(outcome(bank, {}, 51)).toBe('overflow');
  expect(outcome({}, cash, 50)).toBeUndefined();
  expect(outcome({}, cash, 51)).toBe('overflow');
});
