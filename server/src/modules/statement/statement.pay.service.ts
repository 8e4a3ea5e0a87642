import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { type Split, splitAmount } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { type Available, drawFrom } from '../ledger/ledger.draw.rules';
import type { PlainMove } from '../ledger/ledger.move.rules';
import { labOwner, type Owner } from '../ledger/ledger.rules';
import { lockBalances, transfer } from '../ledger/ledger.service';
import { statementCause } from './statement.money.service';
import { lockFor } from './statement.move.service';
import type { StatementRow } from './statement.repo';
import { moneyOf, ownStatement, settleIfPaid } from './statement.service';

/** A payment from the balance: an amount, and how it is split over the owners of accounts. */
interface Payment {
  readonly amount_fen: number;
  readonly payers: readonly Owner[];
  readonly split: Split;
  readonly at: Date;
}

const ownerOf = ({ user_rid }: StatementRow): Owner => ({ kind: 'member', rid: user_rid });

/** Pays a statement of the member from the balance: all that is owed, or a part of it. */
export async function payOwnStatement(
  tx: Tx,
  { rid, amount_fen, split }: Parsed<'auth/statement/pay'>,
  { user_rid, at }: { readonly user_rid: string; readonly at: Date },
): Promise<Data<'auth/statement/pay'>> {
  await ownStatement(tx, user_rid, rid);
  const statement = await lockFor(tx, rid, 'pay', 'member');
  const { owed_fen } = await moneyOf(tx, statement);
  const amount = amount_fen ?? owed_fen;
  const payers = (split?.payers ?? [{}]).map(() => ownerOf(statement));
  const shares = split
    ? { by: split.by, shares: split.payers.map(({ share }) => share) }
    : { by: 'amount' as const, shares: [amount] };
  const paid = await payStatement(tx, statement, { amount_fen: amount, payers, split: shares, at });
  const left = await moneyOf(tx, paid);
  return { state: paid.state, paid_fen: left.paid_fen, owed_fen: left.owed_fen };
}

/**
 * Pays a locked statement from the balances of its payers, from cash before bonus. All parts are paid or none: refuses
 * with amount_invalid above what is owed and when the shares do not add up, with balance_short when a payer has too little.
 * The caller has checked that the member may pay from these accounts.
 */
export async function payStatement(
  tx: Tx,
  statement: StatementRow,
  { amount_fen, payers, split, at }: Payment,
): Promise<StatementRow> {
  const { owed_fen } = await moneyOf(tx, statement);
  if (amount_fen > owed_fen) throw wrongAmount(reasons.aboveOwed(owed_fen));
  const parts = splitAmount(amount_fen, split);
  if (!parts) throw wrongAmount(reasons.sharesWrong);
  const credit = ownerOf(statement);
  const refs = payers.flatMap((owner) => sources.map((kind) => ({ owner, kind })));
  const locked = await lockBalances(tx, [...refs, { owner: credit, kind: 'credit' }]);
  const attempt = newRid();
  const moves = payers.flatMap((payer, index) => {
    const free = sources.map((kind, place) => ({
      kind,
      available: Math.max(0, locked[index * sources.length + place]?.available ?? 0),
    }));
    return partMoves(parts[index] ?? 0, free).map(
      (part): PlainMove => ({
        id: `statement:${statement.rid}:pay:${attempt}:${index}:${part.kind}`,
        kind: part.kind === 'cash' ? 'statement_by_cash' : 'statement_by_bonus',
        debit: payer,
        credit,
        amount: part.amount,
        cause: statementCause(statement.rid),
      }),
    );
  });
  await transfer(tx, moves, at);
  return settleIfPaid(tx, statement, at);
}

/** Accounts that pay, in this order. */
const sources = ['cash', 'bonus'] as const;

function partMoves(amount: number, free: readonly Available[]) {
  const { parts, missing } = drawFrom(amount, free);
  if (missing > 0) throw refuse('balance_short', { msg: reasons.balanceShortOf(missing, free) });
  return parts;
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
  const owed = unpaid ? (await moneyOf(tx, unpaid)).owed_fen : 0;
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
  await transfer(tx, moves, at);
  if (unpaid) await settleIfPaid(tx, unpaid, at);
}
