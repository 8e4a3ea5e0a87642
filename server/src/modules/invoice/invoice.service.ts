import type { Parsed } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { lockMember } from '../user/user.service';
import { editedInvoice } from './invoice.present';
import {
  countInvoices,
  deleteInvoice,
  findInvoice,
  type InvoiceRow,
  insertInvoice,
  listInvoices,
  setDefault,
  updateInvoice,
} from './invoice.repo';

/**
 * Changes of a member's invoice titles. Each function locks the member first, so that concurrent changes neither
 * exceed the limit nor leave the titles without exactly one default.
 */

/** Saves a title. Refuses with invoice_limit. The first title always becomes the default. */
export async function addInvoice(
  tx: Tx,
  user_rid: string,
  { default: wanted, ...fields }: Parsed<'auth/invoice/add'>,
  now: Date,
): Promise<InvoiceRow> {
  await lockMember(tx, user_rid);
  const total = await countInvoices(tx, user_rid);
  if (total >= limits.invoiceTitles) throw refuse('invoice_limit');
  const rid = newRid();
  await insertInvoice(tx, { ...fields, rid, user_rid, is_default: false, created: now });
  if (total === 0 || wanted === 1) await setDefault(tx, user_rid, rid);
  return ownInvoice(tx, user_rid, rid);
}

/**
 * Changes a title; `default: 0` does not take the default away. Refuses with edited_meanwhile unless the edit started from its
 * present state.
 */
export async function editInvoice(
  tx: Tx,
  user_rid: string,
  { rid, etag, default: wanted, ...fields }: Parsed<'auth/invoice/edit'>,
): Promise<InvoiceRow> {
  await lockMember(tx, user_rid);
  requireUnchanged(editedInvoice(await ownInvoice(tx, user_rid, rid)), etag);
  await updateInvoice(tx, rid, fields);
  if (wanted === 1) await setDefault(tx, user_rid, rid);
  return ownInvoice(tx, user_rid, rid);
}

/** Deletes a title. If it was the default, the newest remaining title becomes the default. */
export async function removeInvoice(tx: Tx, user_rid: string, rid: string): Promise<void> {
  await lockMember(tx, user_rid);
  const removed = await deleteInvoice(tx, user_rid, rid);
  if (!removed) throw refuse('not_found', { noun: 'invoice' });
  const [next] = await listInvoices(tx, user_rid);
  if (removed.is_default && next) await setDefault(tx, user_rid, next.rid);
}

export async function makeDefaultInvoice(tx: Tx, user_rid: string, rid: string): Promise<void> {
  await lockMember(tx, user_rid);
  await ownInvoice(tx, user_rid, rid);
  await setDefault(tx, user_rid, rid);
}

/** Returns a title of this member; refuses with not_found, also for another member's title. */
export async function ownInvoice(tx: Tx, user_rid: string, rid: string): Promise<InvoiceRow> {
  const row = await findInvoice(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'invoice' });
  return row;
}
