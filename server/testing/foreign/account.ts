import { type Attempt, attempt, place } from './attempt';
import type { Things } from './thing';

const title = { holder: 'person', type: 1, title: '王小明' } as const;

const exchanged = (address_rid: string) => ({ goods_rid: 'notebook', address_rid });

export const accountAttempts = (its: Things): Attempt[] => [
  attempt('auth/address/edit', 'address_rid', { ...place, address_rid: its.address_rid }, 404),
  attempt('auth/address/del', 'address_rid', { address_rid: its.address_rid }, 404),
  attempt('auth/address/default', 'address_rid', { address_rid: its.address_rid }, 404),
  attempt('auth/invoice/edit', 'rid', { ...title, rid: its.invoice_rid }, 404),
  attempt('auth/invoice/del', 'rid', { rid: its.invoice_rid }, 404),
  attempt('auth/invoice/default', 'rid', { rid: its.invoice_rid }, 404),
  attempt('auth/integration/applyExchange', 'address_rid', exchanged(its.address_rid), 404),
  attempt('auth/promoter_rebate_withdraw/cancel', 'rid', { rid: its.withdrawal_rid }, 404),
  attempt('auth/user/session/end', 'rid', { rid: its.session_rid }, 404),
  attempt('auth/message/read', 'rids', { rids: [its.message_rid] }, 200),
];
