import type { Data, InvoiceApply, Parsed } from '@portal/shared/contract';
import { type Actor, isAsked, isTaxInvoice, possibleInvoiceApplyActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { dayEnd, dayStart } from '../../kit/time';
import { invoiceableOf } from '../statement/statement.invoice.service';
import { listOwnStatements } from '../statement/statement.repo';
import { fileLink } from '../upload/fileLink.service';
import { memberLabels } from '../user/user.repo';
import { type InvoiceFile, invoiceFilesOf } from './invoiceApply.file.repo';
import { isShown } from './invoiceApply.file.rules';
import { presentEvents, presentInvoiceApply, presentInvoiceFile } from './invoiceApply.present';
import { prestoresOf } from './invoiceApply.prestore.repo';
import {
  appliesOfStatements,
  countInvoiceApplies,
  eventsOf,
  type InvoiceApplyRow,
  listAllInvoiceApplies,
  listOwnInvoiceApplies,
  partsOf,
} from './invoiceApply.repo';
import { invoiceApplyByCode } from './invoiceApply.staff.service';

/** Returns requests with their parts and files, with a fixed number of queries. */
async function presented(tx: Tx, rows: readonly InvoiceApplyRow[], actor: Actor): Promise<InvoiceApply[]> {
  if (rows.length === 0) return [];
  const rids = rows.map(({ rid }) => rid);
  const [parts, files] = [await partsOf(tx, rids), await invoiceFilesOf(tx, rids)];
  const prestores = await prestoresOf(tx, rids);
  return rows.map((row) => {
    const its = <T extends { readonly invoice_apply_rid: string }>(all: readonly T[]): T[] =>
      all.filter((one) => one.invoice_apply_rid === row.rid);
    return presentInvoiceApply(row, {
      parts: its(parts),
      prestores: its(prestores),
      files: filesFor(row, its(files), actor),
      can: possibleInvoiceApplyActs(row, actor),
    });
  });
}

/** The document of a pro-forma invoice or receipt before it is made. */
const notMade: InvoiceApply['files'] = [{ slot: 'pdf', red: false, name: '', size: 0 }];

/** Returns the files that the reader may see: a member those of what is issued. */
function filesFor(row: InvoiceApplyRow, files: readonly InvoiceFile[], actor: Actor): InvoiceApply['files'] {
  const shown = files.filter(({ red }) => actor === 'staff' || isShown(row, red));
  return shown.length === 0 && !isTaxInvoice(row.type) ? notMade : shown.map(presentInvoiceFile);
}

/** Returns one request as its member or staff see it. */
export async function presentedOne(
  tx: Tx,
  row: InvoiceApplyRow,
  actor: Actor = 'member',
): Promise<InvoiceApply> {
  const [one] = await presented(tx, [row], actor);
  if (!one) throw new Error('a request was not presented');
  return one;
}

/** Returns a page of the member's requests, newest first, with the count of each state. */
export async function listInvoiceApplies(
  tx: Tx,
  user_rid: string,
  { from, to, kw, ...page }: Parsed<'auth/invoiceApply/list4person'>,
): Promise<Data<'auth/invoiceApply/list4person'>> {
  const filter = {
    kw,
    from: from === undefined ? undefined : dayStart(from),
    to: to === undefined ? undefined : dayEnd(to),
  };
  const { total, rows } = await listOwnInvoiceApplies(tx, user_rid, { ...page, ...filter });
  const counts = await countInvoiceApplies(tx, user_rid, filter);
  return {
    total,
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    list: await presented(tx, rows, 'member'),
  };
}

/** Returns one request with its history. */
export async function invoiceApplyDetail(
  tx: Tx,
  row: InvoiceApplyRow,
  actor: Actor,
): Promise<Data<'auth/invoiceApply/info'>> {
  return { ...(await presentedOne(tx, row, actor)), events: presentEvents(await eventsOf(tx, row.rid)) };
}

/** Returns a page of the member's statements with what was paid, what is invoiced and what may still be. */
export async function invoiceHistory(
  tx: Tx,
  user_rid: string,
  { statement_rids: rids, ...input }: Parsed<'auth/asset/invoiceHistory'>,
): Promise<Data<'auth/asset/invoiceHistory'>> {
  if (rids) await requireOwnStatements(tx, user_rid, rids);
  const { total, rows } = await listOwnStatements(tx, user_rid, { ...input, rids });
  const applies = await appliesOfStatements(
    tx,
    rows.map(({ rid }) => rid),
  );
  const list = (await invoiceableOf(tx, rows)).map(({ statement, ...money }) => {
    const its = applies.filter(({ statement_rid }) => statement_rid === statement.rid);
    return {
      statement_rid: statement.rid,
      code: statement.code,
      state: statement.state,
      ...money,
      invoiced_fen: statement.invoiced_fen,
      asked_fen: its.filter(isAsked).reduce((sum, { amount_fen }) => sum + amount_fen, 0),
      created: statement.created.toISOString(),
      applies: its.map(({ rid, code, type, state, amount_fen }) => ({ rid, code, type, state, amount_fen })),
    };
  });
  return { total, list };
}

/** Refuses with not_found when one of the statements is not the member's. */
async function requireOwnStatements(tx: Tx, user_rid: string, rids: readonly string[]): Promise<void> {
  const wanted = { rids, states: [], page: 1, size: 1 };
  const { total } = await listOwnStatements(tx, user_rid, wanted);
  if (total < new Set(rids).size) throw refuse('not_found', { noun: 'statement' });
}

/** Returns a page of all members' requests, the one that waits longest first. */
export async function listInvoiceAppliesForStaff(
  tx: Tx,
  input: Parsed<'staff/invoiceApply/list'>,
): Promise<Data<'staff/invoiceApply/list'>> {
  const { rows, next, total } = await listAllInvoiceApplies(tx, input);
  const members = await memberLabels(
    tx,
    rows.map(({ user_rid }) => user_rid),
  );
  const list = await presented(tx, rows, 'staff');
  return {
    next,
    total,
    list: list.map((row, index) => ({ ...row, member: members.get(rows[index]?.user_rid ?? '') ?? '' })),
  };
}

/** Returns one request for staff, with links to its files. */
export async function invoiceApplyForStaff(
  tx: Tx,
  code: string,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Promise<Data<'staff/invoiceApply/detail'>> {
  const row = await invoiceApplyByCode(tx, code);
  const members = await memberLabels(tx, [row.user_rid]);
  const files = await invoiceFilesOf(tx, [row.rid]);
  return {
    ...(await invoiceApplyDetail(tx, row, 'staff')),
    member: members.get(row.user_rid) ?? '',
    links: files.map(({ slot, red, file }) => ({
      slot,
      red,
      name: file.name,
      link: fileLink(secret, file.rid, at),
    })),
  };
}
