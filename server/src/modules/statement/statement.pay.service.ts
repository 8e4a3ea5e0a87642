import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { splitAmount } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireSeen } from '../../http/seen';
import { type OpenedPayment, openPayment } from '../cluster/cluster.payment.service';
import { findClusters } from '../cluster/cluster.repo';
import { paymentTransfer } from '../cluster/cluster.rules';
import { type Available, drawFrom } from '../ledger/ledger.draw.rules';
import type { PlainMove } from '../ledger/ledger.move.rules';
import { labOwner, type Owner } from '../ledger/ledger.rules';
import { lockBalances, transfer } from '../ledger/ledger.service';
import { invoiceLimitOf, type StatementMoney, statementCause } from './statement.money.service';
import { lockFor } from './statement.move.service';
import type { StatementRow } from './statement.repo';
import { lockForBank } from './statement.reward.service';
import { moneyOf, owedOf, ownStatement, settleIfPaid } from './statement.service';

/** An amount that one owner of accounts pays. */
interface Payment {
  readonly payer: Owner;
  readonly amount_fen: number;
  /** A payment from a group: its key, and whether it waits for a manager, so that its amount is only reserved. */
  readonly opened?: OpenedPayment;
  /** The group's name, for refusals. */
  readonly name?: string;
}

const ownerOf = ({ user_rid }: StatementRow): Owner => ({ kind: 'member', rid: user_rid });

/** Pays a statement of the member from own money and that of groups: all that can be paid, or a part of it. */
export async function payOwnStatement(
  tx: Tx,
  { rid, amount_fen, split, seen }: Parsed<'auth/statement/pay'>,
  by: { readonly user_rid: string; readonly at: Date },
): Promise<Data<'auth/statement/pay'>> {
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
  const paid = await payStatement(tx, statement, payments, by.at);
  const left = await moneyOf(tx, paid);
  const { paid_fen, owed_fen, waiting_fen } = left;
  return { state: paid.state, paid_fen, owed_fen, waiting_fen };
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

/** Returns how much of a locked statement may be paid with bonus: an invoiced part must not. */
const bonusLimit = async (tx: Tx, statement: StatementRow): Promise<number> =>
  invoiceLimitOf(await moneyOf(tx, statement)) - statement.invoiced_fen;

/**
 * Pays a locked statement from the balances of its payers, from cash before bonus. All parts are paid or none: refuses
 * with balance_short when a payer has too little, also because what is invoiced is not paid with bonus. The caller has checked that the member may pay from these accounts
 * and that the parts are not above what can be paid.
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
  const attempt = newRid();
  let bonusLeft = await bonusLimit(tx, statement);
  const moves = payments.flatMap(({ payer, amount_fen, opened, name }, index) => {
    const [cash, bonus] = [0, 1].map((place) =>
      Math.max(0, locked[index * sources.length + place]?.available ?? 0),
    );
    const free = { cash: cash ?? 0, bonus: bonus ?? 0, bonusLeft };
    const id = opened ? paymentTransfer(opened.rid) : `statement:${statement.rid}:pay:${attempt}:${index}`;
    const parts = partMoves(amount_fen, free, name);
    bonusLeft -= parts.find(({ kind }) => kind === 'bonus')?.amount ?? 0;
    return parts.map(
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
  });
  await transfer(tx, moves, at);
  return settleIfPaid(tx, statement, at);
}

/** Accounts that pay, in this order. */
const sources = ['cash', 'bonus'] as const;

/** What a payer has free, and how much of the statement may be paid with bonus yet. */
interface Free {
  readonly cash: number;
  readonly bonus: number;
  readonly bonusLeft: number;
}

/** Divides an amount over accounts. What a group has is not told: plain members do not see it. */
function partMoves(amount: number, { cash, bonus, bonusLeft }: Free, group: string | undefined) {
  const free: readonly Available[] = [
    { kind: 'cash', available: cash },
    { kind: 'bonus', available: Math.min(bonus, bonusLeft) },
  ];
  const { parts, missing } = drawFrom(amount, free);
  if (missing === 0) return parts;
  const short = group !== undefined ? reasons.clusterShort(group) : reasons.balanceShortOf(missing, free);
  const invoiced = bonus > bonusLeft ? reasons.invoicedByCash : '';
  throw refuse('balance_short', { msg: short + invoiced });
}

const wrongAmount = (msg: string) => refuse('amount_invalid', { msg, fields: { amount_fen: msg } });

/** Money that arrived in the bank for a member. */
interface Arrived {
  readonly user_rid: string;
  readonly amount_fen: number;
  /** Key of the record that reported it, which makes the transfers unique. */
  readonly source: string;
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
    id: `transferApply:${source}:${kind}`,
    kind,
    debit: labOwner,
    credit,
    amount,
    cause,
  });
  const moves = [
    ...(unpaid && part > 0 ? [move('statement_by_bank', part, statementCause(unpaid.rid))] : []),
    ...(amount_fen > part
      ? [move('deposit', amount_fen - part, { kind: 'transferApply', rid: source })]
      : []),
  ];
  if (unpaid) await lockForBank(tx, user_rid);
  await transfer(tx, moves, at);
  if (unpaid) await settleIfPaid(tx, unpaid, at);
}
