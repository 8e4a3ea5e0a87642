import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { OwnedAccount } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { noCash, plainOf } from '../cashLot/cashLot.rules';
import { cashOf } from '../cashLot/cashLot.service';
import type { ListedEntry } from '../ledger/ledger.balance.repo';
import { balanceFrom, entries, period } from '../ledger/ledger.balance.service';
import { findAccounts } from '../ledger/ledger.repo';
import { accountRid, type Owner } from '../ledger/ledger.rules';
import { lockBalances, transfer } from '../ledger/ledger.service';
import { findUser } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { tellManagers } from './cluster.notice';
import { mayAct, mayRead } from './cluster.policy';
import { endsOfMonth, ownerOfGroup } from './cluster.rules';
import type { By } from './cluster.service';

const accounts = ['cash', 'bonus'] as const satisfies readonly OwnedAccount[];

/** What can be spent of a group's accounts. */
export interface Available {
  readonly cash_fen: number;
  readonly bonus_fen: number;
}

/** Returns what can be spent of groups, with one query. */
export async function availableOf(tx: Tx, rids: readonly string[]): Promise<ReadonlyMap<string, Available>> {
  const refs = rids.flatMap((rid) => accounts.map((kind) => ({ owner: ownerOfGroup(rid), kind })));
  const found = await findAccounts(tx, refs.map(accountRid));
  const free = new Map(found.map((row) => [row.rid, balanceFrom(row, true).available ?? 0]));
  const of = (rid: string, kind: (typeof accounts)[number]) =>
    free.get(accountRid({ owner: ownerOfGroup(rid), kind })) ?? 0;
  return new Map(rids.map((rid) => [rid, { cash_fen: of(rid, 'cash'), bonus_fen: of(rid, 'bonus') }]));
}

/** Moves cash of the member to the group. It belongs to the group from now on. */
export async function depositToCluster(
  tx: Tx,
  { rid, amount_fen }: Parsed<'auth/cluster/deposit'>,
  { user_rid, at }: By,
): Promise<void> {
  const { cluster } = await mayAct(tx, { rid, user_rid, act: 'deposit' });
  const who = maskedMember(await findUser(tx, user_rid));
  await tellManagers(tx, { cluster, event: { act: 'deposited', who, amount_fen }, at }, user_rid);
  const from: Owner = { kind: 'member', rid: user_rid };
  await allot(tx, { account: 'cash', from, to: ownerOfGroup(rid), cluster_rid: rid, amount_fen, at });
}

/** Moves cash or bonus of the group to its owner. */
export async function withdrawFromCluster(
  tx: Tx,
  { rid, account, amount_fen }: Parsed<'auth/cluster/withdraw'>,
  { user_rid, at }: By,
): Promise<Available> {
  const { cluster } = await mayAct(tx, { rid, user_rid, act: 'withdraw' });
  const who = maskedMember(await findUser(tx, user_rid));
  await tellManagers(tx, { cluster, event: { act: 'withdrawn', who, amount_fen }, at }, user_rid);
  const to: Owner = { kind: 'member', rid: user_rid };
  await allot(tx, { account, from: ownerOfGroup(rid), to, cluster_rid: rid, amount_fen, at });
  return (await availableOf(tx, [rid])).get(rid) ?? { cash_fen: 0, bonus_fen: 0 };
}

interface Allotted {
  readonly account: (typeof accounts)[number];
  readonly from: Owner;
  readonly to: Owner;
  readonly cluster_rid: string;
  readonly amount_fen: number;
  readonly at: Date;
}

async function allot(tx: Tx, { account, from, to, cluster_rid, amount_fen, at }: Allotted): Promise<void> {
  if (account === 'cash') await requirePlainCash(tx, { from, to, amount_fen });
  const kind = account === 'cash' ? 'allot_cash' : 'allot_bonus';
  const move = { id: `cluster:${cluster_rid}:${newRid()}`, kind, debit: from, credit: to } as const;
  await transfer(tx, [{ ...move, amount: amount_fen, cause: { kind: 'cluster', rid: cluster_rid } }], at);
}

/** Refuses to move cash of an invoiced prepayment: it pays statements, which are not invoiced then. Locks both accounts. */
async function requirePlainCash(
  tx: Tx,
  { from, to, amount_fen }: Pick<Allotted, 'from' | 'to' | 'amount_fen'>,
): Promise<void> {
  const account = accountRid({ owner: from, kind: 'cash' });
  await lockBalances(
    tx,
    [from, to].map((owner) => ({ owner, kind: 'cash' })),
  );
  const cash = (await cashOf(tx, [account])).get(account) ?? noCash;
  const free = Math.min(cash.available_fen, plainOf(cash));
  if (amount_fen > free && amount_fen <= cash.available_fen)
    throw refuse('balance_short', { msg: reasons.cashInvoiced(free) });
}

/** Returns a page of the entries of a group's account, the newest first; of a month only those of it, with its balances. */
export async function clusterEntries(
  tx: Tx,
  { rid, account, month, before, size }: Parsed<'auth/cluster/entries'>,
  user_rid: string,
): Promise<Pick<Data<'auth/cluster/entries'>, 'next' | 'month'> & { readonly list: ListedEntry[] }> {
  await mayRead(tx, { rid, user_rid, act: 'money' });
  const ref = { owner: ownerOfGroup(rid), kind: account };
  const ends = month === undefined ? undefined : endsOfMonth(month);
  const page = { size: size + 1, ...ends, ...(before !== undefined && { before }) };
  const rows = await entries(tx, ref, page);
  const list = rows.slice(0, size);
  const next = rows.length > size ? (list.at(-1)?.id ?? null) : null;
  if (!ends) return { list, next, month: null };
  const { opening, credited, debited, closing } = await period(tx, ref, ends.from, ends.to);
  return {
    list,
    next,
    month: { opening_fen: opening, in_fen: credited, out_fen: debited, closing_fen: closing },
  };
}
