import { type Attempt, attempt } from './attempt';
import type { Own, Things } from './thing';

/** Applying is open to everybody: the stranger has applied before, so that it changes nothing. */
export const clusterAttempts = (its: Things, own: Own): Attempt[] => {
  const [rid, user_rid] = [its.cluster_rid, its.member_rid];
  const stranger = { rid: own.cluster_rid, user_rid };
  return [
    attempt('auth/cluster/apply', 'rid', { rid }, 200),
    attempt('auth/cluster/edit', 'rid', { rid, name: '我的' }, 404),
    attempt('auth/cluster/detail', 'rid', { rid }, 404),
    attempt('auth/web/orderList/list', 'cluster_rid', { cluster_rid: rid }, 404),
    attempt('auth/web/orderList/export', 'cluster_rid', { cluster_rid: rid }, 404),
    attempt('auth/cluster/members', 'rid', { rid }, 404),
    attempt('auth/cluster/search4user', 'rid', { rid, phone: '13800138000' }, 404),
    attempt('auth/cluster/add4user', 'rid', { rid, phone: '13800138000' }, 404),
    attempt('auth/cluster/requests', 'rid', { rid }, 404),
    attempt('auth/cluster/agree', 'rid', { rid: its.cluster_request_rid, agree: true }, 404),
    attempt('auth/cluster/cancel', 'rid', { rid: its.cluster_request_rid }, 404),
    attempt('auth/cluster/delete4user', 'rid', { rid, user_rid }, 404),
    attempt('auth/cluster/delete4user', 'user_rid', stranger, 404),
    attempt('auth/cluster/leave', 'rid', { rid }, 404),
    attempt('auth/cluster/role', 'rid', { rid, user_rid, role: 'member' }, 404),
    attempt('auth/cluster/role', 'user_rid', { ...stranger, role: 'manager' }, 404),
    attempt('auth/cluster/limit', 'rid', { rid, user_rid, limit_fen: 0 }, 404),
    attempt('auth/cluster/limit', 'user_rid', { ...stranger, limit_fen: 0 }, 404),
    attempt('auth/cluster/budget', 'rid', { rid, user_rid, amount_fen: 1 }, 404),
    attempt('auth/cluster/budget', 'user_rid', { ...stranger, amount_fen: 1 }, 404),
    attempt('auth/cluster/budgets', 'rid', { rid }, 404),
    attempt('auth/cluster/transfer', 'rid', { rid, user_rid }, 404),
    attempt('auth/cluster/transfer', 'user_rid', stranger, 404),
    attempt('auth/cluster/deposit', 'rid', { rid, amount_fen: 1 }, 404),
    attempt('auth/cluster/withdraw', 'rid', { rid, account: 'cash', amount_fen: 1 }, 404),
    attempt('auth/cluster/orders', 'rid', { rid }, 404),
    attempt('auth/cluster/data', 'rid', { rid }, 404),
    attempt('auth/cluster/shown', 'order_rid', { order_rid: its.order_rid }, 404),
    attempt(
      'auth/cluster/show',
      'order_rid',
      { order_rid: its.order_rid, cluster_rid: own.cluster_rid, shown: true },
      404,
    ),
    attempt(
      'auth/cluster/show',
      'cluster_rid',
      { order_rid: own.order_rid, cluster_rid: rid, shown: true },
      404,
    ),
    attempt('auth/cluster/approvals', 'rid', { rid }, 404),
    attempt('auth/cluster/del', 'rid', { rid }, 404),
    attempt('auth/cluster/approve', 'rid', { rid: its.cluster_payment_rid }, 404),
    attempt('auth/cluster/decline', 'rid', { rid: its.cluster_payment_rid }, 404),
    // Another member's payment as the start of a page: nothing of it is shown.
    attempt('auth/cluster/payments', 'before', { before: its.cluster_payment_rid }, 200),
    attempt('auth/cluster/orders', 'before', { rid: own.cluster_rid, before: its.cluster_payment_rid }, 200),
    attempt(
      'auth/cluster/approvals',
      'before',
      { rid: own.cluster_rid, before: its.cluster_payment_rid },
      200,
    ),
    attempt(
      'auth/statement/pay',
      'split.payers.cluster_rid',
      { rid: its.statement_rid, split: { by: 'percent', payers: [{ cluster_rid: rid, share: 10_000 }] } },
      404,
    ),
    attempt(
      'auth/statement/payMany',
      'cluster_rid',
      {
        rows: [{ rid: its.statement_rid, seen: { owed_fen: 1, waiting_fen: 0 } }],
        cluster_rid: rid,
      },
      404,
    ),
    attempt('auth/cluster/spending', 'rid', { rid }, 404),
    attempt('auth/cluster/monthsCompared', 'rid', { rid }, 404),
    attempt('auth/cluster/obstacles', 'rid', { rid }, 404),
    attempt('auth/cluster/entries', 'rid', { rid, account: 'cash' }, 404),
    attempt('auth/cluster/export', 'rid', { rid, account: 'cash' }, 404),
    attempt('auth/cluster/reconciliation', 'rid', { rid }, 404),
  ];
};
