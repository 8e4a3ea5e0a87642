import { type Data, type ErrorId, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { everyRow, NoneDone, type Refused, refusedBy } from '../../http/batch';
import { Refusal, refuse } from '../../http/error';
import type { Owner } from '../ledger/ledger.rules';
import { lockBalances } from '../ledger/ledger.service';
import { lockOrdersOf } from './statement.move.service';
import { type PaidBy, type PreparedPayment, payStatement, preparePayment } from './statement.pay.service';
import { lockOwnStatements } from './statement.repo';
import { confirmStatement, lockToConfirm, moneyOf } from './statement.service';

type Row = Parsed<'auth/assign/rightMany'>['rows'][number] | Parsed<'auth/statement/payMany'>['rows'][number];

/**
 * Locks all statements of an act, then their orders, before the first of them is acted on: acts on the same ones wait for each other.
 * Refuses with not_found when one is not the member's.
 */
async function lockAll(tx: Tx, user_rid: string, rows: readonly Row[]): Promise<void> {
  const rids = rows.map(({ rid }) => rid);
  const own = await lockOwnStatements(tx, user_rid, rids);
  if (own.length < rids.length) throw refuse('not_found', { noun: 'statement' });
  await lockOrdersOf(tx, rids);
}

/** Confirms several statements as the member saw them, all or none: throws NoneDone when some can't be confirmed. */
export async function confirmMany(
  tx: Tx,
  { rows }: Parsed<'auth/assign/rightMany'>,
  { user_rid, at }: PaidBy,
): Promise<Data<'auth/assign/rightMany'>> {
  await lockAll(tx, user_rid, rows);
  await everyRow(rows, (row) => lockToConfirm(tx, row, user_rid));
  const list: Data<'auth/assign/rightMany'>['list'] = [];
  for (const { rid } of rows) {
    const { state } = await confirmStatement(tx, rid, { by: 'member', by_rid: user_rid, at });
    list.push({ rid, state, refused: null });
  }
  return { done: true, list };
}

/**
 * Pays all that can be paid of several statements, from the own balance or that of one group, all or none: throws NoneDone when some
 * can't be paid as they were seen, and refuses with balance_short when the sum is not there.
 */
export async function payMany(
  tx: Tx,
  { rows, cluster_rid }: Parsed<'auth/statement/payMany'>,
  by: PaidBy,
): Promise<Data<'auth/statement/payMany'>> {
  await lockAll(tx, by.user_rid, rows);
  const split = cluster_rid && {
    by: 'percent' as const,
    payers: [{ cluster_rid, share: 10_000 }],
  };
  const prepared = await everyRow(rows, (row) => preparePayment(tx, { ...row, ...(split && { split }) }, by));
  await requireSum(tx, prepared, by.user_rid);
  const states = new Map<string, Data<'auth/statement/payMany'>['list'][number]['state']>();
  let waiting_fen = 0;
  for (const one of inPaymentOrder(prepared)) {
    const { rid } = one.statement;
    const paid = await payOne(tx, one, by.at, (refused) =>
      rows.map((row) => (row.rid === rid ? refused : null)),
    );
    states.set(rid, paid.state);
    waiting_fen += (await moneyOf(tx, paid)).waiting_fen;
  }
  const list = rows.map(({ rid }) => ({ rid, state: states.get(rid) ?? null, refused: null }));
  return { done: true, waiting_fen, list };
}

/**
 * Statements of which most is invoiced come first: they can't be paid with bonus or invoiced cash, which the others leave for last or use
 * up first.
 */
const inPaymentOrder = (prepared: readonly PreparedPayment[]): PreparedPayment[] =>
  [...prepared].sort((a, b) => b.statement.invoiced_fen - a.statement.invoiced_fen);

/** Refuses when all together is more than the payer has; locks what is paid from. */
async function requireSum(tx: Tx, prepared: readonly PreparedPayment[], user_rid: string): Promise<void> {
  const payments = prepared.flatMap((one) => one.payments);
  const [first] = payments;
  if (!first) return;
  const credit = {
    owner: { kind: 'member', rid: user_rid } as const satisfies Owner,
    kind: 'credit' as const,
  };
  const sources = (['cash', 'bonus'] as const).map((kind) => ({ owner: first.payer, kind }));
  const locked = await lockBalances(tx, [...sources, credit]);
  const free = sources.map(({ kind }, index) => ({
    kind,
    available: Math.max(0, locked[index]?.available ?? 0),
  }));
  const sum = payments.reduce((total, { amount_fen }) => total + amount_fen, 0);
  const missing = sum - free.reduce((total, { available }) => total + available, 0);
  if (missing <= 0) return;
  const { name } = first;
  const msg = name === undefined ? reasons.balanceShortOf(missing, free) : reasons.clusterShort(name);
  throw refuse('balance_short', { msg });
}

/** Refusals that are said of one of several: its invoiced part can't be paid with what is left, or a budget ends at it. */
const ofOne: readonly ErrorId[] = ['balance_short', 'cluster_budget_exceeded'];

/** Pays one of several. */
async function payOne(
  tx: Tx,
  { statement, payments }: PreparedPayment,
  at: Date,
  because: (refused: Refused) => readonly (Refused | null)[],
) {
  try {
    return await payStatement(tx, statement, payments, at);
  } catch (error) {
    if (error instanceof Refusal && ofOne.includes(error.id)) throw new NoneDone(because(refusedBy(error)));
    throw error;
  }
}
