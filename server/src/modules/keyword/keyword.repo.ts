import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import type { Attempt, Attempts, Relaxed } from './keyword.attempt.rules';
import { allOf } from './keyword.query.rules';

/** Condition and order of the rows that a search finds. */
export interface Match {
  /** Undefined without words: every row is found. */
  readonly where: SQL | undefined;
  /** True of rows that are called so, and not only mention it; undefined when there is none. */
  readonly strong: SQL<boolean> | undefined;
  /** Points of a row; undefined when all are equal. */
  readonly points: SQL<number> | undefined;
  readonly relaxed?: Relaxed;
  /** How the search was read; undefined when it finds nothing. */
  readonly attempt?: Attempt;
}

/** A table with a column of lexemes written by `keywordVector`. */
export interface Indexed {
  readonly table: PgTable;
  readonly words: AnyPgColumn;
}

const everything: Match = { where: undefined, strong: undefined, points: undefined };
const nothing: Match = { where: sql`false`, strong: undefined, points: undefined };

/**
 * Returns how to find the rows of a search; every row without one. Of the ways of reading it the first counts by which a row is
 * called so; else the first that leaves nothing out and is mentioned by a row; else one with another spelling or fewer words.
 */
export async function matchWords(
  tx: Tx,
  { table, words }: Indexed,
  { blank, whole, any, relaxed }: Attempts,
): Promise<Match> {
  if (blank) return everything;
  const tries = [
    ...[...whole, ...any].map((attempt) => ({ attempt, query: calledSo(attempt), strong: true })),
    ...whole.map((attempt) => ({ attempt, query: attempt.query, strong: false })),
    ...relaxed.map((attempt) => ({ attempt, query: calledSo(attempt), strong: true })),
  ];
  const found = tries[await firstOf(tx, { table, words }, tries)];
  return found ? matchOf(words, found.attempt, found.strong) : nothing;
}

const calledSo = ({ query, strong }: Attempt): string => allOf([query, strong]);

/** Returns the index of the first query that finds a row, -1 when none does. One statement, which stops there. */
async function firstOf(
  tx: Tx,
  { table, words }: Indexed,
  tries: readonly { readonly query: string }[],
): Promise<number> {
  if (tries.length === 0) return -1;
  const cases = tries.map(
    ({ query }, at) =>
      sql`WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${matches(words, query)}) THEN ${at}::int`,
  );
  const first = sql<number>`CASE ${sql.join(cases, sql` `)} ELSE -1 END`;
  const [row] = await tx.select({ first }).from(sql`(SELECT 1) AS one`);
  return Number(row?.first ?? -1);
}

function matchOf(words: AnyPgColumn, attempt: Attempt, strong: boolean): Match {
  return {
    where: matches(words, attempt.query),
    strong: strong ? matches(words, attempt.strong) : undefined,
    points: pointsOf(words, attempt),
    attempt,
    ...(attempt.relaxed === undefined ? {} : { relaxed: attempt.relaxed }),
  };
}

const matches = (words: AnyPgColumn, query: string): SQL<boolean> =>
  sql<boolean>`${words} @@ ${query}::tsquery`;

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
