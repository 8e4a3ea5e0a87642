import { type Attempt, attempt } from './attempt';
import type { Things } from './thing';

export const retestAttempts = (its: Things): Attempt[] => [
  attempt('auth/retest/list', 'order_rid', { order_rid: its.order_rid }, 404),
  attempt('auth/retest/agree', 'rid', { rid: its.retest_rid, seen: { amount_fen: 1 } }, 404),
  attempt('auth/retest/decline', 'rid', { rid: its.retest_rid }, 404),
];
