import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { type Attempt, attempts, type Relaxed } from './keyword.query.rules';

/** Condition and order of the rows that a search finds. */
export interface Match {
  /** Undefined without words: every row is found. */
  readonly where: SQL | undefined;
  /** Points of a row; undefined when all are equal. */
  readonly points: SQL<number> | undefined;
  readonly relaxed?: Relaxed;
}

/** A table with a column of lexemes written by `keywordVector`. */
export interface Indexed {
  readonly table: PgTable;
  readonly words: AnyPgColumn;
}

/**
 * Returns how to find the rows for the words of `kw`: as written or, when there is no such row, with one wrong
 * letter or with some of the words only.
 */
export async function matchWords(tx: Tx, { table, words }: Indexed, kw: string): Promise<Match> {
  if (kw.trim() === '') return { where: undefined, points: undefined };
  for (const attempt of attempts(kw)) {
    const where = matches(words, attempt.query);
    const [row] = await tx.select({ one: sql`1` }).from(table).where(where).limit(1);
    if (row) return { where, points: pointsOf(words, attempt), ...relaxedBy(attempt) };
  }
  return { where: sql`false`, points: undefined };
}

const relaxedBy = ({ relaxed }: Attempt) => (relaxed === undefined ? {} : { relaxed });

const matches = (words: AnyPgColumn, query: string): SQL => sql`${words} @@ ${query}::tsquery`;

function pointsOf(words: AnyPgColumn, { tiers }: Attempt): SQL<number> {
  const sums = tiers.map((word) => {
    const cases = word.map(({ query, points }) => sql`WHEN ${matches(words, query)} THEN ${points}::int`);
    return sql`(CASE ${sql.join(cases, sql` `)} ELSE 0 END)`;
  });
  return sql<number>`(${sql.join(sums, sql` + `)})`;
}

/** Writes the lexemes of rows with the given values of the key column. */
export async function writeWords(
  tx: Tx,
  { table, words }: Indexed,
  rows: readonly { readonly rid: string; readonly words: string }[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${table} SET ${sql.identifier(words.name)} = new.words::tsvector
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS new(rid text, words text)
    WHERE ${table}.rid = new.rid`);
}
