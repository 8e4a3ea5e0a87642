import { type Attempt, attempt } from './attempt';
import type { Things } from './thing';

export const reportAttempts = (its: Things): Attempt[] => [
  attempt('auth/report/list', 'order_rid', { order_rid: its.order_rid }, 404),
  attempt('auth/report/file', 'rid', { rid: its.report_rid }, 404),
  attempt('auth/report/mask', 'rid', { rid: its.report_rid, mask: 'hidden' }, 404),
];
