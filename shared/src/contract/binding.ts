import type { seenFields } from '../rules';
import type { Path } from './contract';

/**
 * Calls by which a person agrees to something, and what each carries of what the person saw (`seen` of its input). When a
 * value is another by then, the call is refused with seen_changed.
 */
export const bindingActs = {
  'auth/assign/right': ['total_fen', 'review_until'],
  'auth/cluster/approve': ['amount_fen'],
  'auth/cluster/transfer': ['bonus_fen', 'cash_fen'],
  'auth/integration/apply': ['points'],
  'auth/integration/applyExchange': ['points'],
  'auth/prestoreApply/add': ['bonus_fen'],
  'auth/prestoreApply/edit': ['bonus_fen'],
  'auth/protocol/sign': ['sha256'],
  'auth/quotation/accept': ['due_fen'],
  'auth/retest/agree': ['amount_fen'],
  'auth/order/add': ['total_fen', 'due_fen', 'times'],
  'auth/order/change': ['total_fen', 'due_fen'],
  'auth/statement/pay': ['owed_fen', 'waiting_fen'],
  'staff/order/move': ['state', 'due_fen', 'revision'],
  'staff/prestore/approve': ['amount_fen'],
  'staff/statement/add': ['total_fen'],
} as const satisfies { readonly [P in Path]?: readonly (keyof typeof seenFields)[] };

export type BindingPath = keyof typeof bindingActs;
