import { type Attempt, attempt, place } from './attempt';
import type { Own, Things } from './thing';

const postage = 'collect' as const;

export const sampleAttempts = (its: Things, own: Own): Attempt[] => [
  attempt('auth/web/sample/detail', 'rid', { rid: its.sample_rid }, 404),
  attempt('auth/web/sample/list4person', 'order_rid', { order_rid: its.order_rid }, 200),
  attempt('auth/sample/keep', 'rid', { rid: its.sample_rid }, 404),
  attempt('auth/sample/destroy', 'rid', { rid: its.sample_rid, confirmed: true }, 404),
  attempt('auth/sample/labels', 'rids', { rids: [its.sample_rid], size: 'small' }, 404),
  attempt('auth/sample/labels', 'order_rid', { order_rid: its.order_rid, size: 'small' }, 404),
  attempt(
    'auth/sample/shippingLabel',
    'order_rid',
    { order_rid: its.order_rid, size: 'small', storage: 'cool' },
    404,
  ),
  attempt('auth/sample4recycle/add', 'rids', { rids: [its.sample_rid], address: place, postage }, 404),
  attempt(
    'auth/sample4recycle/add',
    'address.address_rid',
    { rids: [own.sample_rid], address: { address_rid: its.address_rid }, postage },
    404,
  ),
  attempt('auth/sample4recycle/cancel', 'rid', { rid: its.recycle_rid }, 404),
  attempt('auth/sample4recycle/done', 'rid', { rid: its.recycle_rid }, 404),
];
