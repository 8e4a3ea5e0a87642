import { reasons } from '@portal/shared/contract';
import { type AccountKind, isEnterprise, type OrderState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { type Refusal, refuse } from '../../http/error';
import { takeInvoicedCash } from '../cashLot/cashLot.service';
import { openCredit, readCredit } from '../credit/credit.service';
import { findByCause, findByCauses } from '../ledger/ledger.balance.repo';
import { balances } from '../ledger/ledger.balance.service';
import type { Transfer } from '../ledger/ledger.book.rules';
import { type Available, drawFrom } from '../ledger/ledger.draw.rules';
import type { Cause } from '../ledger/ledger.move.rules';
import { labOwner, type Owner } from '../ledger/ledger.rules';
import { lockBalances, transfer } from '../ledger/ledger.service';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { findOverdue, type OrderRow } from './order.repo';

const dayMs = 24 * 3600 * 1000;

/** The kind of transfer by which each account of a member pays an order. */
const orderTransfers = {
  credit: 'order_on_credit',
  cash: 'order_by_cash',
  bonus: 'order_by_bonus',
} as const;

type Source = keyof typeof orderTransfers;

/** From which accounts an amount is reserved, in this order. */
const onCredit = ['credit', 'cash', 'bonus'] as const;
const prepaid = ['cash', 'bonus'] as const;

/** The order as the cause of its transfers. */
const causeOf = ({ rid }: Pick<OrderRow, 'rid'>): Cause => ({ kind: 'order', rid });

const ownerOf = ({ user_rid }: OrderRow): Owner => ({ kind: 'member', rid: user_rid });

/** Returns what the member pays for the order until there is a statement. */
export const dueOf = ({ due_fen }: OrderRow): number => due_fen;

/**
 * Reserves an amount for an order: of an academic order on credit as far as it is free, then from cash, then from
 * bonus; of an enterprise's order from cash, then from bonus. Reserves all of it or nothing: refuses with credit_short,
 * credit_overdue or prepayment_short, each with what is free. Call it after every other lock of the transaction is
 * taken, because it locks the lab's account of revenue.
 */
export async function placeHold(tx: Tx, order: OrderRow, amount: number, at: Date): Promise<void> {
  if (amount > 0) await hold(tx, order, { amount, ...(await sourcesOf(tx, order, at)) }, at);
}

async function hold(
  tx: Tx,
  order: OrderRow,
  { amount, sources, overdue }: Sources & { readonly amount: number },
  at: Date,
): Promise<void> {
  const free = await lockSources(tx, order, sources);
  const { parts, missing } = drawFrom(amount, free);
  if (missing > 0) throw short(order, { amount, free, overdue });
  const attempt = newRid();
  const moves = parts.map((part) => ({
    id: `order:${order.rid}:hold:${attempt}:${part.kind}`,
    kind: orderTransfers[sourceOf(part.kind)],
    debit: ownerOf(order),
    credit: labOwner,
    amount: part.amount,
    cause: causeOf(order),
    pending: { expires: null },
  }));
  await transfer(tx, moves, at);
}

/** Releases what is reserved for an order. */
export async function releaseHold(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  const held = await findHeld(tx, order);
  await transfer(
    tx,
    held.map(({ id }) => ({ id: `${id}:void`, voids: id })),
    at,
  );
}

/**
 * Changes the reserved amount of an order to what its statement says. What was reserved is free again for the new amount.
 * Refuses with credit_short or prepayment_short. An overdue order stops new orders on credit, not the bill of an old one.
 */
export async function changeHold(tx: Tx, order: OrderRow, amount: number, at: Date): Promise<void> {
  const held = (await findHeld(tx, order)).reduce((sum, one) => sum + one.amount, 0);
  if (held === amount) return;
  const sources = await allSources(tx, order);
  await lockSources(tx, order, sources);
  await releaseHold(tx, order, at);
  if (amount > 0) await hold(tx, order, { amount, sources, overdue: [] }, at);
}

/** Takes what is reserved for orders, all of it or nothing. */
export async function postHolds(tx: Tx, orders: readonly OrderRow[], at: Date): Promise<void> {
  const rids = orders.map(({ rid }) => rid);
  const held = (await findByCauses(tx, 'order', rids)).filter(({ state }) => state === 'pending');
  const attempt = newRid();
  const postOf = (id: string): string => `${id}:post:${attempt}`;
  await transfer(
    tx,
    held.map(({ id }) => ({ id: postOf(id), posts: id })),
    at,
  );
  for (const { id, kind, debit_rid, amount } of held)
    if (kind === orderTransfers.cash)
      await takeInvoicedCash(tx, { account_rid: debit_rid, transfer_id: postOf(id), amount_fen: amount });
}

/** Returns what is reserved for an order on credit and from prepayments, which is free again when its amount changes. */
export async function heldFor(
  tx: Tx,
  order: Pick<OrderRow, 'rid'>,
): Promise<{ credit: number; prepaid: number }> {
  const sums = { credit: 0, prepaid: 0 };
  for (const { kind, amount } of await findHeld(tx, order))
    sums[kind === orderTransfers.credit ? 'credit' : 'prepaid'] += amount;
  return sums;
}

/** Returns the pending transfers of an order. */
async function findHeld(tx: Tx, order: Pick<OrderRow, 'rid'>): Promise<Transfer[]> {
  return (await findByCause(tx, causeOf(order))).filter(({ state }) => state === 'pending');
}

interface Sources {
  readonly sources: readonly Source[];
  /** Unpaid orders that stop new orders on credit, by code. */
  readonly overdue: readonly string[];
}

async function sourcesOf(tx: Tx, order: OrderRow, at: Date): Promise<Sources> {
  if (order.enterprise) return { sources: prepaid, overdue: [] };
  const overdue = await overdueOf(tx, order.user_rid, at);
  if (overdue.length > 0) return { sources: prepaid, overdue };
  return { sources: await allSources(tx, order), overdue };
}

/** Returns the member's orders that are unpaid for too long, by code. */
async function overdueOf(tx: Tx, user_rid: string, at: Date): Promise<readonly string[]> {
  const { overdueDays } = await findSettings(tx);
  return findOverdue(tx, user_rid, new Date(at.getTime() - overdueDays * dayMs));
}

/** Returns what an order that is placed now may use of the member's credit; 0 while another order is overdue. */
export async function creditFree(tx: Tx, user_rid: string, at: Date): Promise<number> {
  const user = await findUser(tx, user_rid);
  if (!user || isEnterprise(user.organization)) return 0;
  if ((await overdueOf(tx, user_rid, at)).length > 0) return 0;
  return Math.max(0, (await readCredit(tx, user)).free_fen);
}

/** States in which an enterprise's order waits for its signature and its prepayment. */
const unpaidAhead: readonly OrderState[] = ['confirmed', 'agreed'];

/** Returns what an enterprise's order still lacks of its prepayment; null when no prepayment is waited for. */
export async function missingPrepayment(tx: Tx, order: OrderRow): Promise<number | null> {
  if (!order.enterprise || !unpaidAhead.includes(order.state)) return null;
  const found = await balances(tx, ownerOf(order));
  const free = prepaid.map((kind) => Math.max(0, found.get(kind)?.available ?? 0));
  return Math.max(0, dueOf(order) - free.reduce((sum, one) => sum + one, 0));
}

/** Returns the accounts that may pay the order, with the credit account opened. */
async function allSources(tx: Tx, order: OrderRow): Promise<readonly Source[]> {
  if (order.enterprise) return prepaid;
  const user = await findUser(tx, order.user_rid);
  if (user) await openCredit(tx, user);
  return onCredit;
}

async function lockSources(tx: Tx, order: OrderRow, sources: readonly Source[]): Promise<Available[]> {
  const owner = ownerOf(order);
  const refs = sources.map((kind) => ({ owner, kind }));
  const locked = await lockBalances(tx, [...refs, { owner: labOwner, kind: 'revenue' }]);
  return sources.map((kind, index) => ({ kind, available: Math.max(0, locked[index]?.available ?? 0) }));
}

function sourceOf(kind: AccountKind): Source {
  if (kind === 'credit' || kind === 'cash' || kind === 'bonus') return kind;
  throw new Error(`an order is not paid from ${kind}`);
}

interface Short extends Pick<Sources, 'overdue'> {
  readonly amount: number;
  readonly free: readonly Available[];
}

function short({ enterprise }: OrderRow, { amount, free, overdue }: Short): Refusal {
  if (enterprise) return refuse('prepayment_short', { msg: reasons.prepaymentShort(amount, free) });
  if (overdue.length > 0)
    return refuse('credit_overdue', { msg: reasons.creditOverdue(amount, free, overdue) });
  return refuse('credit_short', { msg: reasons.creditShort(amount, free) });
}
