import { type Parsed, type Quotation, reasons } from '@portal/shared/contract';
import { isValidChoice } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type Bound, requireSeen } from '../../http/seen';
import { repriceOrder } from '../order/order.price.service';
import { lockOrder, type OrderRow } from '../order/order.repo';
import { attach } from '../orderFile/orderFile.service';
import { addQuotedItems, devicesOf } from '../plan/plan.service';
import { moveRequirement } from '../requirement/requirement.move.service';
import { lockRequirement } from '../requirement/requirement.repo';
import { readQuotation } from './quotation.list.service';
import { moveQuotation } from './quotation.move.service';
import { findQuotation, type LineRow, linesOf, type QuotationRow } from './quotation.repo';

/** The member who acts, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/** Returns a quotation of this member; refuses with not_found, also for another member's. */
export async function ownQuotation(tx: Tx, user_rid: string, rid: string): Promise<QuotationRow> {
  const row = await findQuotation(tx, rid);
  if (row?.user_rid !== user_rid) throw refuse('not_found', { noun: 'quotation' });
  return row;
}

/**
 * Accepts a quotation. For an order, its prices become the quoted ones, what is reserved follows, and the PDF becomes a
 * file of the order. For a requirement, the lines become items of the member's plan at the quoted prices.
 */
export async function acceptQuotation(
  tx: Tx,
  { rid, seen }: Bound<'auth/quotation/accept'>,
  { user_rid, at }: By,
): Promise<Quotation> {
  await ownQuotation(tx, user_rid, rid);
  const step = { act: 'accept', by: 'member', by_rid: user_rid, reason: '', at } as const;
  const { quotation } = await moveQuotation(tx, rid, step);
  requireSeen(seen, await readQuotation(tx, rid, at));
  const lines = await linesOf(tx, [rid]);
  if (quotation.order_rid === null) await planLines(tx, quotation, lines, at);
  else await bindOrder(tx, await lockedOrder(tx, quotation.order_rid), { quotation, lines, at });
  return readQuotation(tx, rid, at);
}

interface Accepted {
  readonly quotation: QuotationRow;
  readonly lines: readonly LineRow[];
  readonly at: Date;
}

async function lockedOrder(tx: Tx, rid: string): Promise<OrderRow> {
  const order = await lockOrder(tx, rid);
  if (!order) throw new Error('a quotation has an order');
  return order;
}

async function bindOrder(tx: Tx, order: OrderRow, { quotation, lines, at }: Accepted): Promise<void> {
  const { file_rid, code, user_rid } = quotation;
  if (file_rid !== null) await attach(tx, order, { file_rid, kind: 'quotation', created: at });
  const items = lines.flatMap(({ item_rid, count, unit_fen }) =>
    item_rid === null ? [] : [{ item_rid, count, unit_fen }],
  );
  const charges = lines.filter(({ item_rid }) => item_rid === null);
  await repriceOrder(tx, order, {
    items,
    charges: charges.map(({ name, unit, count, unit_fen }) => ({ name, unit, count, unit_fen })),
    note: code,
    by_rid: user_rid,
    at,
  });
}

async function planLines(
  tx: Tx,
  { code, user_rid, requirement_code, valid_until }: QuotationRow,
  lines: readonly LineRow[],
  at: Date,
): Promise<void> {
  const devices = await devicesOf(tx, lines);
  const items = lines.map(({ device_rid, name, options, count, unit_fen }) => {
    const device = devices.get(device_rid);
    if (!device || !isValidChoice(device.options, options))
      throw refuse('quotation_act_refused', { msg: reasons.quotationServiceGone(name) });
    return { device, options, count, unit_fen };
  });
  const row = await lockRequirement(tx, requirement_code ?? '');
  const by = row?.prepared_by ?? undefined;
  const prepared = row && by !== undefined ? { by, at: row.created } : undefined;
  await addQuotedItems(tx, user_rid, items, { code, valid_until, prepared, at });
  if (row) await moveRequirement(tx, row, { act: 'plan', by: 'system', by_rid: user_rid, text: code, at });
}

/** Declines a quotation with a reason, which the account manager gets by text message. */
export async function declineQuotation(
  tx: Tx,
  { rid, reason }: Parsed<'auth/quotation/decline'>,
  { user_rid, at }: By,
): Promise<void> {
  await ownQuotation(tx, user_rid, rid);
  await moveQuotation(tx, rid, { act: 'decline', by: 'member', by_rid: user_rid, reason, at });
}
