import { type Attempt, attempt } from './attempt';
import type { Things } from './thing';

export const quotationAttempts = (its: Things): Attempt[] => [
  attempt('auth/quotation/list', 'order_rid', { order_rid: its.order_rid }, 404),
  attempt('auth/quotation/list', 'requirement_code', { requirement_code: its.requirement_code }, 404),
  attempt('auth/quotation/detail', 'rid', { rid: its.quotation_rid }, 404),
  attempt('auth/quotation/link', 'rid', { rid: its.quotation_rid }, 404),
  attempt('auth/quotation/accept', 'rid', { rid: its.quotation_rid }, 404),
  attempt('auth/quotation/decline', 'rid', { rid: its.quotation_rid, reason: '不是我的' }, 404),
];
