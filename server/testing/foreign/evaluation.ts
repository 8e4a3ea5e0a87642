import { type Attempt, attempt } from './attempt';
import type { Own, Things } from './thing';

export const evaluationAttempts = (its: Things, own: Own): Attempt[] => [
  attempt('auth/evaluate/add', 'item_rid', { item_rid: its.order_item_rid, stars: 5 }, 404),
  attempt(
    'auth/evaluate/add',
    'file_rids',
    { item_rid: own.order_item_rid, stars: 5, file_rids: [its.upload_rid] },
    404,
  ),
  attempt('auth/evaluate/order', 'order_rid', { order_rid: its.order_rid }, 404),
  attempt('auth/evaluate/list4person', 'order_rid', { order_rid: its.order_rid }, 200),
];
