import type { Invariant } from './invariant';

const balance = 'credits_posted - debits_posted';

/** Checks of their own, which share no code with the check of the ledger. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'the ledger adds up to zero',
    wrong: `SELECT sum(${balance}) AS money FROM ledger_account WHERE kind NOT LIKE 'points%' HAVING sum(${balance}) <> 0`,
  },
  {
    name: 'points add up to zero',
    wrong: `SELECT sum(${balance}) AS points FROM ledger_account WHERE kind LIKE 'points%' HAVING sum(${balance}) <> 0`,
  },
  {
    name: 'a balance is what its entries add up to',
    wrong: `SELECT a.rid, ${balance} AS balance, e.sum FROM ledger_account a
      LEFT JOIN (SELECT account_rid, sum(amount) FROM ledger_entry GROUP BY account_rid) e ON e.account_rid = a.rid
      WHERE ${balance} <> coalesce(e.sum, 0)`,
  },
  {
    name: 'an account has the pending amounts of its transfers',
    wrong: `SELECT a.rid, debits_pending, p.sum FROM ledger_account a
      LEFT JOIN (SELECT debit_rid, sum(amount) FROM ledger_transfer WHERE state = 'pending' GROUP BY debit_rid) p ON p.debit_rid = a.rid
      WHERE debits_pending <> coalesce(p.sum, 0)`,
  },
  {
    name: 'nobody spends what is not there',
    wrong: `SELECT rid, ${balance} AS balance, debits_pending FROM ledger_account
      WHERE owner_kind <> 'lab' AND kind <> 'credit' AND ${balance} - debits_pending < 0`,
  },
];
