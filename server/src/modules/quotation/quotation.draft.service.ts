import { type Parsed, reasons } from '@portal/shared/contract';
import { canonicalChoice, isValidChoice, labClock, limits, takesPrices } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { deviceOnSale } from '../device/device.service';
import { itemsOf, type OrderRow } from '../order/order.repo';
import { orderByCode } from '../order/order.staff.service';
import { priceItem } from '../plan/plan.price.rules';
import { listPricing } from '../priceGroup/priceGroup.service';
import { requireAct } from '../requirement/requirement.move.service';
import { requirementByCode } from '../requirement/requirement.service';
import { type NewLine, nextQuotationCode, type TargetKey } from './quotation.repo';
import { dayAfter } from './quotation.rules';

/** A quotation that is not stored yet. Its PDF is generated from it, outside of a transaction. */
export interface Draft extends TargetKey {
  readonly code: string;
  readonly user_rid: string;
  /** Code of the order or the requirement. */
  readonly target_code: string;
  readonly lines: readonly NewLine[];
  /** What the order's coupon takes off. */
  readonly discount_fen: number;
  /** The order's total when it was read; the quotation is refused when it has changed meanwhile. */
  readonly priced_fen: number | null;
  readonly valid_until: string;
  readonly note: string;
  readonly at: Date;
}

/** What staff state beside the lines. */
interface Terms {
  readonly valid_until: string;
  readonly note: string;
}

/** Drafts a quotation for an order: all of its services, with other prices where they are given, and charges. */
export async function draftForOrder(
  tx: Tx,
  { code, items: given, charges, ...terms }: Parsed<'staff/quotation/order'>,
  at: Date,
): Promise<Draft> {
  checkTerms(terms, at);
  const order = await orderByCode(tx, code);
  requireQuotable(order);
  const items = (await itemsOf(tx, [order.rid])).filter(({ device_rid }) => device_rid !== '');
  if (new Set(given.map(({ rid }) => rid)).size < given.length) throw wrongItems(reasons.quotedItemRepeated);
  if (given.some(({ rid }) => items.every((item) => item.rid !== rid)))
    throw wrongItems(reasons.quotedItemUnknown);
  const lines = items.map(({ rid: item_rid, device_rid, name, unit, options, option_text, ...item }) => {
    const { count = item.count, unit_fen = item.unit_fen } = given.find(({ rid }) => rid === item_rid) ?? {};
    return { item_rid, device_rid, name, unit, options, option_text, count, unit_fen };
  });
  return {
    ...terms,
    code: await nextQuotationCode(tx, at),
    user_rid: order.user_rid,
    order_rid: order.rid,
    requirement_code: null,
    target_code: order.code,
    lines: [...lines, ...charges.map((charge) => ({ ...noService, ...charge }))],
    discount_fen: order.discount_fen,
    priced_fen: order.total_fen,
    at,
  };
}

const noService = { item_rid: null, device_rid: '', unit: '', options: {}, option_text: [] };

/** Refuses with quotation_act_refused when the order's prices can no longer change. */
export function requireQuotable({ state }: OrderRow): void {
  if (!takesPrices({ kind: 'order', state }))
    throw refuse('quotation_act_refused', { msg: reasons.orderNotQuotable(state) });
}

/** Drafts a quotation for a member's requirement by services of the catalogue. */
export async function draftForRequirement(
  tx: Tx,
  { code, items, ...terms }: Parsed<'staff/quotation/requirement'>,
  at: Date,
): Promise<Draft> {
  checkTerms(terms, at);
  const row = await requirementByCode(tx, code);
  requireAct(row, 'quote', 'system');
  const lines: NewLine[] = [];
  for (const item of items) lines.push(await lineOfService(tx, item, at));
  return {
    ...terms,
    code: await nextQuotationCode(tx, at),
    // `requireAct` refuses a requirement without a member.
    user_rid: row.user_rid ?? '',
    order_rid: null,
    requirement_code: row.code,
    target_code: row.code,
    lines,
    discount_fen: 0,
    priced_fen: null,
    at,
  };
}

type QuotedService = Parsed<'staff/quotation/requirement'>['items'][number];

async function lineOfService(tx: Tx, { unit_fen, ...choice }: QuotedService, at: Date): Promise<NewLine> {
  const device = await deviceOnSale(tx, choice.device_rid);
  if (!isValidChoice(device.options, choice.options))
    throw refuse('option_invalid', {
      msg: reasons.optionsChanged(device.name, device.options, choice.options),
    });
  const options = canonicalChoice(device.options, choice.options);
  const item = priceItem({ ...choice, options, rid: '', name: device.name }, device, listPricing(at));
  const { device_rid, name, unit, option_text, count } = item;
  return { item_rid: null, device_rid, name, unit, options, option_text, count, unit_fen };
}

function checkTerms({ valid_until }: Terms, at: Date): void {
  const wrong = (reason: string) => refuse('invalid_input', { fields: { valid_until: reason } });
  if (valid_until < labClock(at).today) throw wrong(reasons.validUntilPast);
  if (valid_until > dayAfter(at, limits.quotationDays))
    throw wrong(reasons.validUntilFar(limits.quotationDays));
}

const wrongItems = (items: string) => refuse('invalid_input', { fields: { items } });
