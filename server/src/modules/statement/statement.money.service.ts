import { type TransferKind, transferKinds } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { invoicedOfTransfers } from '../cashLot/cashLot.repo';
import { findByCauses } from '../ledger/ledger.balance.repo';
import type { Transfer } from '../ledger/ledger.book.rules';
import type { Cause } from '../ledger/ledger.move.rules';
import { groupOf } from '../ledger/ledger.rules';

/** The statement as the cause of its payments and refunds. Holds and the transfers that post them have the orders as causes. */
export const statementCause = (rid: string): Cause => ({ kind: 'statement', rid });

/** Amounts of a statement that are read from the ledger, in fen. */
export interface StatementMoney {
  /** Amount to pay from each account: reserved, or posted when the statement was confirmed. */
  readonly sources: { readonly cash_fen: number; readonly bonus_fen: number; readonly credit_fen: number };
  /** Paid amount, less refunds. */
  readonly paid_fen: number;
  /** The part of the paid amount that came from cash or from the bank. */
  readonly paid_cash_fen: number;
  readonly refunded_fen: number;
  /** Amount still owed on credit. */
  readonly owed_fen: number;
  /** Part of it that a group's manager has to approve. */
  readonly waiting_fen: number;
  /** Part of what waits that would be paid with bonus. */
  readonly waiting_bonus_fen: number;
  /** Part that came from the cash of invoiced prepayments, or is reserved of it: it isn't invoiced again. */
  readonly invoiced_cash_fen: number;
  /** Who paid in cash or by bank, refunds deducted: keys of groups, and an empty key for the member. */
  readonly cash_payers: ReadonlyMap<string, number>;
  /** Payments and refunds, the oldest first. */
  readonly payments: readonly StatementPayment[];
}

/** A payment of a statement, or a refund with an amount below zero. */
export interface StatementPayment {
  readonly at: Date;
  readonly kind: TransferKind;
  /** The order that it paid alone; null when it paid the statement. */
  readonly order_rid: string | null;
  readonly label: string;
  /** Key of the group that paid, or to which it was returned; empty for the member. */
  readonly payer: string;
  readonly amount_fen: number;
  /** Part that came from the cash of invoiced prepayments. */
  readonly invoiced_cash_fen: number;
}

/** A statement with its orders. */
interface Of {
  readonly rid: string;
  readonly order_rids: readonly string[];
}

/** Returns the amounts of statements from the ledger, by their keys, with at most three queries for all of them. */
export async function moneyOfStatements(
  tx: Tx,
  statements: readonly Of[],
): Promise<ReadonlyMap<string, StatementMoney>> {
  const order_rids = statements.flatMap((one) => one.order_rids);
  const ofOrders = await findByCauses(tx, 'order', order_rids);
  const own = await findByCauses(
    tx,
    'statement',
    statements.map(({ rid }) => rid),
  );
  const invoiced = await invoicedOfTransfers(
    tx,
    [...ofOrders, ...own].filter(({ kind }) => byBalance.includes(kind)).map(({ id }) => id),
  );
  return new Map(
    statements.map(({ rid, order_rids: rids }) => [
      rid,
      moneyFrom(
        ofOrders.filter(({ cause_rid, kind }) => rids.includes(cause_rid) && ofOrder.includes(kind)),
        own.filter(({ cause_rid, kind }) => cause_rid === rid && ofStatement.includes(kind)),
        invoiced,
      ),
    ]),
  );
}

/** Kinds of transfers that belong to the amounts of a statement; orders and statements cause others too, such as points. */
const ofOrder: readonly TransferKind[] = ['order_by_cash', 'order_by_bonus', 'order_on_credit'];
const ofStatement: readonly TransferKind[] = [
  'statement_by_cash',
  'statement_by_bonus',
  'statement_by_bank',
  'refund_cash',
];
const fromCash: readonly TransferKind[] = [
  'order_by_cash',
  'statement_by_cash',
  'statement_by_bank',
  'refund_cash',
];
/** What takes cash of a balance, of which a part may be invoiced. */
const byBalance: readonly TransferKind[] = ['order_by_cash', 'statement_by_cash'];
const onCredit: readonly TransferKind[] = ['statement_by_cash', 'statement_by_bonus', 'statement_by_bank'];

/**
 * Returns what invoices may use up of a statement at most: what was paid in cash or by bank, and what is owed, which may be
 * invoiced before it is paid. Bonus never counts, and cash of a prepayment that is invoiced itself counts once: also what a payment
 * reserves that waits for a group's manager. Nothing is owed before the statement is confirmed.
 */
export const invoiceLimitOf = ({
  paid_cash_fen,
  owed_fen,
  waiting_bonus_fen,
  invoiced_cash_fen,
}: Pick<StatementMoney, 'paid_cash_fen' | 'owed_fen' | 'waiting_bonus_fen' | 'invoiced_cash_fen'>): number =>
  paid_cash_fen + owed_fen - waiting_bonus_fen - invoiced_cash_fen;

function moneyFrom(
  ofOrders: readonly Transfer[],
  own: readonly Transfer[],
  invoiced: ReadonlyMap<string, number>,
): StatementMoney {
  const holds = ofOrders.filter(({ state }) => state === 'pending');
  const taken = ofOrders.filter(isEntered);
  const sources = holds.length > 0 ? holds : taken;
  const payments = [...taken.filter(({ kind }) => kind !== 'order_on_credit'), ...own.filter(isEntered)];
  const waiting = own.filter(({ state }) => state === 'pending');
  const owed = sum(taken, ['order_on_credit']) - sum(own.filter(isEntered), onCredit);
  return {
    sources: {
      cash_fen: sum(sources, ['order_by_cash']),
      bonus_fen: sum(sources, ['order_by_bonus']),
      credit_fen: sum(sources, ['order_on_credit']),
    },
    paid_fen: payments.reduce((total, one) => total + signed(one), 0),
    paid_cash_fen: payments
      .filter(({ kind }) => fromCash.includes(kind))
      .reduce((total, one) => total + signed(one), 0),
    refunded_fen:
      -payments.filter(({ kind }) => kind === 'refund_cash').reduce((total, one) => total + signed(one), 0) ||
      0,
    owed_fen: owed,
    waiting_fen: sum(waiting, onCredit),
    waiting_bonus_fen: sum(waiting, ['statement_by_bonus']),
    invoiced_cash_fen: [...ofOrders, ...own].reduce((total, { id }) => total + (invoiced.get(id) ?? 0), 0),
    cash_payers: cashPayers(payments),
    payments: payments.map((one) => ({
      at: one.at,
      kind: one.kind,
      order_rid: one.cause_kind === 'order' ? one.cause_rid : null,
      label: transferKinds[one.kind].label,
      payer: payerOf(one),
      amount_fen: signed(one),
      invoiced_cash_fen: invoiced.get(one.id) ?? 0,
    })),
  };
}

/** Returns what each payer has paid in cash or by bank, refunds deducted. */
function cashPayers(payments: readonly Transfer[]): ReadonlyMap<string, number> {
  const payers = new Map<string, number>();
  for (const one of payments.filter(({ kind }) => fromCash.includes(kind))) {
    const payer = payerOf(one);
    payers.set(payer, (payers.get(payer) ?? 0) + signed(one));
  }
  return payers;
}

/** Returns the id of the transfer of a refund; with a group when it returns what that group paid. */
export const refundTransfer = (statement_rid: string, refund_rid: string, group: string): string =>
  ['statement', statement_rid, 'refund', refund_rid, ...(group ? [group] : [])].join(':');

/** Returns the group that paid, or to which a refund belongs; empty for the member. */
const payerOf = ({ kind, id, debit_rid }: Transfer): string =>
  (kind === 'refund_cash' ? id.split(':')[4] : groupOf(debit_rid)) ?? '';

/** Returns true for a transfer that moved money; false for a pending one that a later transfer posts. */
const isEntered = ({ state, posted_amount }: Transfer): boolean =>
  state === 'posted' && posted_amount === null;

/** Returns the signed amount: negative for a refund and for the reversal of a payment. */
const signed = ({ kind, amount, reverses }: Transfer): number =>
  (kind === 'refund_cash' || kind === 'refund_bonus') !== (reverses !== null) ? -amount : amount;

const sum = (transfers: readonly Transfer[], kinds: readonly TransferKind[]): number =>
  transfers.filter(({ kind }) => kinds.includes(kind)).reduce((total, one) => total + signed(one), 0);
