import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { splitAmount } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireSeen } from '../../http/seen';
import { noCash, type Spendable, spendable } from '../cashLot/cashLot.rules';
import { cashOf, takeInvoicedCash } from '../cashLot/cashLot.service';
import { lockStops } from '../cluster/cluster.budget.repo';
import { insertShown } from '../cluster/cluster.data.repo';
import { type OpenedPayment, openPayment } from '../cluster/cluster.payment.service';
import { findClusters } from '../cluster/cluster.repo';
import { paymentTransfer } from '../cluster/cluster.rules';
import { type Available, drawFrom } from '../ledger/ledger.draw.rules';
import type { Cause, PlainMove } from '../ledger/ledger.move.rules';
import { accountRid, labOwner, type Owner } from '../ledger/ledger.rules';
import { lockBalances, transfer } from '../ledger/ledger.service';
import { tellBudgets } from './statement.budgetNotice.service';
import { requireBudgets } from './statement.budgetStop.service';
import { invoiceLimitOf, type StatementMoney, statementCause } from './statement.money.service';
import { lockFor } from './statement.move.service';
import { ordersOf, type StatementRow } from './statement.repo';
import { lockForBank } from './statement.reward.service';
import { moneyOf, owedOf, ownStatement, settleIfPaid } from './statement.service';

/** An amount that one owner of accounts pays. */
export interface Payment {
  readonly payer: Owner;
  readonly amount_fen: number;
  /** A payment from a group: its key, and whether it waits for a manager, so that its amount is only reserved. */
  readonly opened?: OpenedPayment;
  /** The group's name, for refusals. */
  readonly name?: string;
}

const ownerOf = ({ user_rid }: StatementRow): Owner => ({ kind: 'member', rid: user_rid });

/** A payment that is checked, and whose parts of groups are recorded: its money is still to be moved. */
export interface PreparedPayment {
  /** Locked, with its orders. */
  readonly statement: StatementRow;
  readonly payments: readonly Payment[];
}

/** Pays a statement of the member from own money and that of groups: all that can be paid, or a part of it. */
export async function payOwnStatement(
  tx: Tx,
  input: Parsed<'auth/statement/pay'>,
  by: PaidBy,
): Promise<Data<'auth/statement/pay'>> {
  const { statement, payments } = await preparePayment(tx, input, by);
  if (input.show_data) await showData(tx, statement, payments);
  const paid = await payStatement(tx, statement, payments, by.at);
  const left = await moneyOf(tx, paid);
  const { paid_fen, owed_fen, waiting_fen } = left;
  return { state: paid.state, paid_fen, owed_fen, waiting_fen };
}

/** Shows the data of the statement's orders to the managers of the groups that pay. */
async function showData(
  tx: Tx,
  { rid, user_rid }: StatementRow,
  payments: readonly Payment[],
): Promise<void> {
  const orders = await ordersOf(tx, [rid]);
  const groups = payments.flatMap(({ payer }) => (payer.kind === 'group' ? payer.rid : []));
  await insertShown(
    tx,
    groups.flatMap((cluster_rid) => orders.map((order) => ({ cluster_rid, user_rid, order_rid: order.rid }))),
  );
}

/** Which member pays, and when. */
export interface PaidBy {
  readonly user_rid: string;
  readonly at: Date;
}

/** Locks a statement of the member and checks its payment as it was asked for and seen. Moves no money. */
export async function preparePayment(
  tx: Tx,
  { rid, amount_fen, split, seen }: Omit<Parsed<'auth/statement/pay'>, 'show_data'>,
  by: PaidBy,
): Promise<PreparedPayment> {
  await ownStatement(tx, by.user_rid, rid);
  const statement = await lockFor(tx, rid, 'pay', 'member');
  const owed = await owedOf(tx, statement);
  requireSeen(seen, owed);
  const payable = payableOf(owed);
  const amount = amount_fen ?? payable;
  if (payable === 0) throw wrongAmount(reasons.allWaiting);
  if (amount > payable) throw wrongAmount(reasons.aboveOwed(payable));
  const payers = split?.payers ?? [{ payer: 'own' as const, share: amount }];
  const parts = splitAmount(amount, {
    by: split?.by ?? 'amount',
    shares: payers.map(({ share }) => share),
  });
  if (!parts) throw wrongAmount(reasons.sharesWrong);
  const payments: Payment[] = [];
  for (const { one, part } of inLockOrder(payers.map((one, index) => ({ one, part: parts[index] ?? 0 })))) {
    if (part === 0) continue;
    if ('payer' in one) payments.push({ payer: ownerOf(statement), amount_fen: part });
    else {
      const share = { cluster_rid: one.cluster_rid, statement_rid: rid, amount_fen: part };
      const opened = await openPayment(tx, share, by);
      const [group] = await findClusters(tx, [one.cluster_rid]);
      const payer: Owner = { kind: 'group', rid: one.cluster_rid };
      payments.push({ payer, amount_fen: part, opened, name: group?.name ?? '' });
    }
  }
  const groups = payments.flatMap(({ payer }) => (payer.kind === 'group' ? [payer.rid] : []));
  if (groups.length > 0) await lockStops(tx, groups, by.user_rid);
  return { statement, payments };
}

/** Returns what can be paid now: what is owed, less what waits for the approval of a group's manager. */
export const payableOf = ({
  owed_fen,
  waiting_fen,
}: Pick<StatementMoney, 'owed_fen' | 'waiting_fen'>): number => owed_fen - waiting_fen;

type Payer = NonNullable<Parsed<'auth/statement/pay'>['split']>['payers'][number];

/** Sorts payers by the keys of their groups: payments that lock the same groups lock them in the same order. */
function inLockOrder<T extends { readonly one: Payer }>(payers: readonly T[]): T[] {
  const keyOf = ({ one }: T): string => ('cluster_rid' in one ? one.cluster_rid : '');
  return [...payers].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Returns how much of a locked statement may be paid with bonus or invoiced cash: an invoiced part must not. */
const openOf = async (tx: Tx, statement: StatementRow): Promise<number> =>
  invoiceLimitOf(await moneyOf(tx, statement)) - statement.invoiced_fen;

/**
 * Pays a locked statement from the balances of its payers, from cash before bonus. All parts are paid or none: refuses
 * with balance_short when a payer has too little, also because what is invoiced is paid neither with bonus nor with invoiced cash, and
 * with cluster_budget_exceeded beyond a group's budget that stops payments. The caller has checked that the member may pay from these accounts and that the parts are not above what can be paid.
 */
export async function payStatement(
  tx: Tx,
  statement: StatementRow,
  payments: readonly Payment[],
  at: Date,
): Promise<StatementRow> {
  const credit = ownerOf(statement);
  const refs = payments.flatMap(({ payer }) => sources.map((kind) => ({ owner: payer, kind })));
  const locked = await lockBalances(tx, [...refs, { owner: credit, kind: 'credit' }]);
  const cash = await cashOf(
    tx,
    payments.map(({ payer }) => cashRid(payer)),
  );
  const attempt = newRid();
  let open_fen = await openOf(tx, statement);
  const drawn = payments.map(({ payer, amount_fen, opened, name }, index) => {
    const bonus_fen = Math.max(0, locked[index * sources.length + 1]?.available ?? 0);
    const has = cash.get(cashRid(payer)) ?? noCash;
    const free = spendable(amount_fen, has, { bonus_fen, open_fen });
    const parts = partsOf(amount_fen, free, { cash_fen: has.available_fen, bonus_fen, name });
    open_fen -= free.invoiced_fen + (parts.find(({ kind }) => kind === 'bonus')?.amount ?? 0);
    const id = opened ? paymentTransfer(opened.rid) : `statement:${statement.rid}:pay:${attempt}:${index}`;
    const moves = parts.map(
      (part): PlainMove => ({
        id: `${id}:${part.kind}`,
        kind: part.kind === 'cash' ? 'statement_by_cash' : 'statement_by_bonus',
        debit: payer,
        credit,
        amount: part.amount,
        cause: statementCause(statement.rid),
        ...(opened?.waits === true && { pending: { expires: null } }),
      }),
    );
    return { moves, account_rid: cashRid(payer), transfer_id: `${id}:cash`, amount_fen: free.invoiced_fen };
  });
  await transfer(
    tx,
    drawn.flatMap(({ moves }) => moves),
    at,
  );
  for (const { moves: _, ...spent } of drawn) await takeInvoicedCash(tx, spent);
  for (const { payer, opened, amount_fen, name = '' } of payments) {
    if (!opened || payer.kind !== 'group') continue;
    const { rid: statement_rid, user_rid } = statement;
    await requireBudgets(tx, { cluster_rid: payer.rid, statement_rid, user_rid, amount_fen, name }, at);
    await tellBudgets(tx, payer.rid, { user_rid, at });
  }
  return settleIfPaid(tx, statement, at);
}

const cashRid = (owner: Owner): string => accountRid({ owner, kind: 'cash' });

/** Accounts that pay, in this order. */
const sources = ['cash', 'bonus'] as const;

/** What a payer has in all, and the group that it is; undefined for the member. */
interface Had {
  readonly cash_fen: number;
  readonly bonus_fen: number;
  readonly name: string | undefined;
}

/** Divides an amount over accounts. What a group has is not told: plain members do not see it. */
function partsOf(amount: number, { cash_fen, bonus_fen }: Spendable, had: Had) {
  const free: readonly Available[] = [
    { kind: 'cash', available: cash_fen },
    { kind: 'bonus', available: bonus_fen },
  ];
  const { parts, missing } = drawFrom(amount, free);
  if (missing === 0) return parts;
  const short =
    had.name !== undefined ? reasons.clusterShort(had.name) : reasons.balanceShortOf(missing, free);
  const bonus = had.bonus_fen > bonus_fen ? reasons.invoicedByCash : '';
  const twice = had.cash_fen > cash_fen ? reasons.invoicedTwice : '';
  throw refuse('balance_short', { msg: short + bonus + twice });
}

const wrongAmount = (msg: string) => refuse('amount_invalid', { msg, fields: { amount_fen: msg } });

/** Money that arrived in the bank for a member. */
interface Arrived {
  readonly user_rid: string;
  readonly amount_fen: number;
  /** The record that tells of it: a reported transfer, or a line of the bank's account. It makes the transfers unique. */
  readonly source: Cause;
  readonly at: Date;
}

/**
 * Books money that arrived in the bank: pays the owed amount of the statement and credits the rest to the member's
 * cash. Without a statement, credits all of it to cash.
 */
export async function payByBank(
  tx: Tx,
  statement: StatementRow | undefined,
  { user_rid, amount_fen, source, at }: Arrived,
): Promise<void> {
  const unpaid = statement?.state === 'unpaid' ? statement : undefined;
  const owed = unpaid ? payableOf(await moneyOf(tx, unpaid)) : 0;
  const part = Math.min(owed, amount_fen);
  const credit: Owner = { kind: 'member', rid: user_rid };
  const move = (
    kind: 'statement_by_bank' | 'deposit',
    amount: number,
    cause: PlainMove['cause'],
  ): PlainMove => ({
    id: `${source.kind}:${source.rid}:${kind}`,
    kind,
    debit: labOwner,
    credit,
    amount,
    cause,
  });
  const moves = [
    ...(unpaid && part > 0 ? [move('statement_by_bank', part, statementCause(unpaid.rid))] : []),
    ...(amount_fen > part ? [move('deposit', amount_fen - part, restOf(source, statement))] : []),
  ];
  if (unpaid) await lockForBank(tx, user_rid);
  await transfer(tx, moves, at);
  if (unpaid) await settleIfPaid(tx, unpaid, at);
}

/** The cause of what is above the owed amount, as members read it: a line of the bank has no page of theirs, its statement has. */
const restOf = (source: Cause, statement: StatementRow | undefined): Cause =>
  source.kind === 'bankLine' && statement ? statementCause(statement.rid) : source;
