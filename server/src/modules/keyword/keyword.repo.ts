import { and, like, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alternatives } from './keyword.match.rules';
import { likePattern, searchWords } from './keyword.rules';

/** True of rows in whose text each word of `kw` is found, in one spelling or another; undefined without words. */
export function foundIn(column: AnyPgColumn, kw: string): SQL | undefined {
  return and(
    ...searchWords(kw).map((word) =>
      or(...alternatives(word).map((text) => like(column, likePattern(text)))),
    ),
  );
}
