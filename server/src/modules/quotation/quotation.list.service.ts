import type { Data, Parsed, Quotation } from '@portal/shared/contract';
import { type Actor, limits, possibleQuotationActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { ownOrder } from '../order/order.service';
import { ownRequirement } from '../requirement/requirement.service';
import { fileLink } from '../upload/fileLink.service';
import { memberLabels } from '../user/user.repo';
import { type ListedQuotation, presentQuotation, presentRow } from './quotation.present';
import {
  countQuotations,
  findQuotationByCode,
  findWithTarget,
  linesOf,
  listQuotations,
  type QuotationRow,
  type QuotationWithTarget,
} from './quotation.repo';
import { factsOf, totalOf } from './quotation.rules';

/** Returns a page of the member's quotations; of one order or requirement of theirs when it is named. */
export async function listOwn(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/quotation/list'>,
  now: Date,
): Promise<Data<'auth/quotation/list'>> {
  if (input.order_rid !== undefined) await ownOrder(tx, user_rid, input.order_rid);
  if (input.requirement_code !== undefined) await ownRequirement(tx, user_rid, input.requirement_code);
  const own = { ...input, user_rid };
  const { rows, next } = await listQuotations(tx, own);
  const total = input.before === undefined ? await countQuotations(tx, own, limits.counted) : null;
  return { list: (await withAmounts(tx, rows, { actor: 'member', now })).map(presentRow), next, total };
}

/** Returns a page of all quotations for staff. */
export async function listAll(
  tx: Tx,
  input: Parsed<'staff/quotation/list'>,
  now: Date,
): Promise<Data<'staff/quotation/list'>> {
  const { rows, next } = await listQuotations(tx, input);
  const members = await memberLabels(
    tx,
    rows.map(({ quotation }) => quotation.user_rid),
  );
  const listed = await withAmounts(tx, rows, { actor: 'staff', now });
  const list = listed.map((one) => ({
    ...presentRow(one),
    member: members.get(one.quotation.user_rid) ?? '',
  }));
  return { list, next };
}

/** Returns the newest quotations of an order, as staff see them. */
export async function quotationsOfOrder(
  tx: Tx,
  order_rid: string,
  now: Date,
): Promise<Data<'auth/quotation/list'>['list']> {
  const { rows } = await listQuotations(tx, { order_rid, states: [], size: limits.pageSize });
  return (await withAmounts(tx, rows, { actor: 'staff', now })).map(presentRow);
}

/** Returns the newest quotations that wait for a member's answer, and how many do. */
export async function openQuotationsOf(
  tx: Tx,
  user_rid: string,
  { size, now }: { readonly size: number; readonly now: Date },
): Promise<{ total: number; list: Data<'auth/quotation/list'>['list'] }> {
  const open = { user_rid, states: ['open'] } as const;
  const { rows } = await listQuotations(tx, { ...open, size });
  return {
    total: await countQuotations(tx, open, limits.counted),
    list: (await withAmounts(tx, rows, { actor: 'staff', now })).map(presentRow),
  };
}

/** Returns one quotation with its lines, for its member. */
export async function readQuotation(tx: Tx, rid: string, now: Date): Promise<Quotation> {
  return read(tx, rid, { actor: 'member', now });
}

/** Returns the quotation with this code; refuses with not_found. */
export async function quotationByCode(tx: Tx, code: string): Promise<QuotationRow> {
  const row = await findQuotationByCode(tx, code);
  if (!row) throw refuse('not_found', { noun: 'quotation', code });
  return row;
}

/** Returns one quotation with its lines and the link of its PDF, for staff. */
export async function readForStaff(
  tx: Tx,
  code: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<Data<'staff/quotation/detail'>> {
  const { rid, user_rid, file_rid } = await quotationByCode(tx, code);
  const members = await memberLabels(tx, [user_rid]);
  return {
    ...(await read(tx, rid, { actor: 'staff', now })),
    member: members.get(user_rid) ?? '',
    link: file_rid === null ? null : fileLink(secret, file_rid, now),
  };
}

/** Who reads, and when: decides about the acts. */
interface Reader {
  readonly actor: Actor;
  readonly now: Date;
}

async function read(tx: Tx, rid: string, reader: Reader): Promise<Quotation> {
  const found = await findWithTarget(tx, rid);
  const [listed] = found ? await withAmounts(tx, [found], reader) : [];
  if (!listed) throw refuse('not_found', { noun: 'quotation' });
  return presentQuotation(listed, await linesOf(tx, [rid]));
}

/** Returns quotations with their amounts, whose lines are loaded by one query. */
async function withAmounts(
  tx: Tx,
  rows: readonly QuotationWithTarget[],
  { actor, now }: Reader,
): Promise<ListedQuotation[]> {
  const lines = await linesOf(
    tx,
    rows.map(({ quotation }) => quotation.rid),
  );
  return rows.map((row) => {
    const total_fen = totalOf(lines.filter(({ quotation_rid }) => quotation_rid === row.quotation.rid));
    const discount_fen = Math.min(row.order?.discount_fen ?? 0, total_fen);
    return { ...row, total_fen, discount_fen, can: possibleQuotationActs(factsOf(row, now), actor) };
  });
}
