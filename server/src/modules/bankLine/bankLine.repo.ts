import type { BankLineState } from '@portal/shared/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumbers } from '../../db/number';
import { type QueuePage, queued } from '../../db/queue';
import { bankLineCode, bankLines } from './bankLine.table';

export type BankLineRow = typeof bankLines.$inferSelect;
export type NewBankLine = typeof bankLines.$inferInsert;
export type BankLineChange = Partial<
  Pick<BankLineRow, 'state' | 'reason' | 'transfer_rid' | 'statement_rid' | 'decided' | 'decided_by'>
>;

/** Returns the next codes, such as B20261130-000001, in rising order. */
export const nextBankLineCodes = (tx: Tx, count: number, now: Date): Promise<string[]> =>
  nextNumbers(tx, bankLineCode, 'bankLine', { count, now });

/** Inserts lines whose keys nobody else has stored meanwhile; returns the codes of those. */
export async function insertBankLines(tx: Tx, rows: readonly NewBankLine[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const added = await tx
    .insert(bankLines)
    .values([...rows])
    .onConflictDoNothing({ target: bankLines.key })
    .returning({ code: bankLines.code });
  return new Set(added.map(({ code }) => code));
}

/** Returns the codes of lines by key. */
export async function codesByKey(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ key: bankLines.key, code: bankLines.code })
    .from(bankLines)
    .where(inArray(bankLines.key, [...keys]));
  return new Map(rows.map(({ key, code }) => [key, code]));
}

/** Locks the line with this code until the end of the transaction: it is used once. */
export async function lockBankLine(tx: Tx, code: string): Promise<BankLineRow | undefined> {
  const [row] = await tx.select().from(bankLines).where(eq(bankLines.code, code)).for('no key update');
  return row;
}

export async function updateBankLine(tx: Tx, rid: string, change: BankLineChange): Promise<void> {
  await tx.update(bankLines).set(change).where(eq(bankLines.rid, rid));
}

interface Filter {
  readonly states: readonly BankLineState[];
  /** Empty for all. */
  readonly code: string;
}

const ranks: Readonly<Record<BankLineState, 0 | 1 | 2>> = { open: 0, matched: 1, aside: 2 };

/** Returns a page of lines: open ones first, in the order of the file, then those that are matched and set aside. */
export const listBankLines = (tx: Tx, { states, code, ...page }: QueuePage & Filter) =>
  queued(tx, bankLines, {
    ...page,
    where: code === '' ? undefined : eq(bankLines.code, code.toUpperCase()),
    states: states.length > 0 ? states : bankLines.state.enumValues,
    rankOf: (state) => ranks[state],
    newestFirst: states.length > 0 && !states.includes('open'),
    by: { state: bankLines.state, time: bankLines.created, key: bankLines.code },
  });

/** Returns open lines of these amounts, at most `most`: they can want the same as those of a page. */
export function openLinesOf(tx: Tx, amounts: readonly number[], most: number): Promise<BankLineRow[]> {
  return tx
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.state, 'open'), inArray(bankLines.amount_fen, [...amounts])))
    .orderBy(asc(bankLines.amount_fen))
    .limit(most);
}
