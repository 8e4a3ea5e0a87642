import { and, like, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alternatives } from './keyword.match.rules';
import { likePattern, searchWords } from './keyword.rules';

/** SQL condition: the text contains each word of `kw` in at least one spelling. Undefined when `kw` has no words. */
export function foundIn(column: AnyPgColumn, kw: string): SQL | undefined {
  return and(
    ...searchWords(kw).map((word) =>
      or(...alternatives(word).map((text) => like(column, likePattern(text)))),
    ),
  );
}
