import type { Invariant } from './invariant';

/** What jobs end: after they have run at the time $1, nothing is left of it. */
export const lateInvariants: readonly Invariant[] = [
  {
    name: 'a review that has ended confirms its statement',
    wrong: `SELECT code, review_until FROM statement WHERE state = 'open' AND reminded AND review_until <= $1::timestamptz`,
  },
  {
    name: 'time that was not ordered is free again',
    wrong: `SELECT code, until FROM reservation WHERE state = 'held' AND until <= $1::timestamptz`,
  },
  {
    name: 'a payment that nobody approved has ended',
    wrong: `SELECT rid, expires FROM cluster_payment WHERE state = 'waiting' AND expires <= $1::timestamptz`,
  },
  {
    name: 'a reserved amount ends when it expires',
    wrong: `SELECT id, expires FROM ledger_transfer WHERE state = 'pending' AND expires <= $1::timestamptz`,
  },
  {
    name: 'a sample that was kept long enough is not kept any longer',
    wrong: `SELECT code, until FROM sample WHERE state = 'stored' AND reminded AND until < ($1::timestamptz AT TIME ZONE 'Asia/Shanghai')::date`,
  },
];
