import type { OwnedAccount } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findClusters } from '../cluster/cluster.repo';
import type { EntryPage, ListedEntry } from '../ledger/ledger.balance.repo';
import { entries } from '../ledger/ledger.balance.service';
import { entryLabel, type Owner } from '../ledger/ledger.rules';
import { orderCodes } from '../order/order.repo';
import { prestoreCodes } from '../prestore/prestore.repo';
import { findStatements } from '../statement/statement.repo';
import { transferApplyCodes } from '../transferApply/transferApply.repo';

/** An entry with its account, its label and the code of what caused it. */
export interface OwnEntry extends ListedEntry {
  readonly account: OwnedAccount;
  readonly label: string;
  readonly code: string | null;
}

/** Returns a page of the entries of several accounts together, the newest first. */
export async function listEntries(
  tx: Tx,
  owner: Owner,
  accounts: readonly OwnedAccount[],
  page: EntryPage,
): Promise<OwnEntry[]> {
  const found: (ListedEntry & { account: OwnedAccount })[] = [];
  for (const account of accounts) {
    const rows = await entries(tx, { owner, kind: account }, page);
    found.push(...rows.map((row) => ({ ...row, account })));
  }
  const newest = found.sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id).slice(0, page.size);
  const codes = await codesOf(tx, newest);
  return newest.map((row) => ({
    ...row,
    label: entryLabel(row),
    code: codes.get(`${row.cause_kind} ${row.cause_rid}`) ?? null,
  }));
}

/** Look-ups of the codes of records that cause transfers, by the kind of the cause. */
const lookups: Readonly<Record<string, (tx: Tx, rids: readonly string[]) => Promise<Map<string, string>>>> = {
  order: orderCodes,
  cluster: async (tx, rids) => new Map((await findClusters(tx, rids)).map(({ rid, code }) => [rid, code])),
  prestore: prestoreCodes,
  statement: async (tx, rids) =>
    new Map((await findStatements(tx, rids)).map(({ rid, code }) => [rid, code])),
  transferApply: transferApplyCodes,
};

/** Returns the codes of causes by kind and key. */
async function codesOf(tx: Tx, rows: readonly ListedEntry[]): Promise<Map<string, string>> {
  const codes = new Map<string, string>();
  for (const [kind, find] of Object.entries(lookups)) {
    const rids = rows.flatMap((row) => (row.cause_kind === kind ? (row.cause_rid ?? []) : []));
    const found = rids.length === 0 ? [] : await find(tx, [...new Set(rids)]);
    for (const [rid, code] of found) codes.set(`${kind} ${rid}`, code);
  }
  return codes;
}
