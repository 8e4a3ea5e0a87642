import { type Attempt, attempt, transfer } from './attempt';
import type { Own, Things } from './thing';

const transferred = { amount_fen: 5000, payer: '示例大学', paid_on: '2026-11-18' };

export const moneyAttempts = (its: Things, own: Own): Attempt[] => [
  attempt('auth/prestoreApply/add', 'file_rid', { ...transfer, file_rid: its.upload_rid }, 404),
  attempt(
    'auth/prestoreApply/add',
    'cluster_rid',
    { ...transfer, file_rid: its.upload_rid, cluster_rid: its.cluster_rid },
    404,
  ),
  attempt('auth/prestoreApply/edit', 'rid', { ...transfer, rid: its.prestore_rid }, 404),
  attempt(
    'auth/prestoreApply/edit',
    'file_rid',
    { ...transfer, rid: own.prestore_rid, file_rid: its.upload_rid },
    404,
  ),
  attempt('auth/prestoreApply/cancel', 'rid', { rid: its.prestore_rid }, 404),
  attempt('auth/prestoreApply/voucher', 'rid', { rid: its.prestore_rid }, 404),
  attempt('auth/prestoreApply/receipt', 'rid', { rid: its.prestore_rid }, 404),
  attempt('auth/creditApply/operate', 'rid', { op: 'cancel', rid: its.credit_rid }, 404),
  attempt('auth/assign/statement', 'rid', { rid: its.statement_rid }, 404),
  attempt('auth/assign/statement', 'order_rid', { order_rid: its.order_rid }, 404),
  attempt('auth/assign/right', 'rid', { rid: its.statement_rid }, 404),
  attempt(
    'auth/assign/rightMany',
    'rows.rid',
    { rows: [{ rid: its.statement_rid, seen: { total_fen: 1, review_until: null } }] },
    404,
  ),
  attempt(
    'auth/statement/payMany',
    'rows.rid',
    { rows: [{ rid: its.statement_rid, seen: { owed_fen: 1, waiting_fen: 0 } }] },
    404,
  ),
  attempt('auth/assign/wrong', 'rid', { rid: its.statement_rid, reason: '不是我的' }, 404),
  attempt('auth/statement/file', 'rid', { rid: its.statement_rid }, 404),
  attempt('auth/statement/pay', 'rid', { rid: its.statement_rid }, 404),
  attempt(
    'auth/transferApply',
    'statement_rid',
    { ...transferred, statement_rid: its.statement_rid, file_rid: its.upload_rid },
    404,
  ),
  attempt('auth/transferApply', 'file_rid', { ...transferred, file_rid: its.upload_rid, another: true }, 404),
  attempt('auth/transferApply/edit', 'rid', { ...transferred, rid: its.transfer_rid }, 404),
  attempt(
    'auth/transferApply/edit',
    'file_rid',
    { ...transferred, rid: own.transfer_rid, file_rid: its.upload_rid },
    404,
  ),
  attempt('auth/transferApply/cancel', 'rid', { rid: its.transfer_rid }, 404),
  attempt('auth/transferApply/voucher', 'rid', { rid: its.transfer_rid }, 404),
  attempt('auth/transferApply/list', 'statement_rid', { statement_rid: its.statement_rid }, 404),
];
