import { and, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The requested page of a list that is sorted by time, the newest first, and then by key. */
export interface CursorPage {
  /** Cursor of the last row of the previous page; the first page has none. */
  readonly before?: string | undefined;
  readonly size: number;
}

/** Returns the position of a row in such a list. Stored times have milliseconds, as `Date` has. */
export const cursorOf = (at: Date, key: string): string => `${at.getTime()}_${key}`;

/** Condition: rows after the cursor. The first part is a range of an index on time and key, so that no row is skipped. */
export function afterCursor(time: PgColumn, key: PgColumn, before: string | undefined): SQL | undefined {
  if (before === undefined) return undefined;
  const separator = before.indexOf('_');
  const at = new Date(Number(before.slice(0, separator)));
  return and(lte(time, at), or(lt(time, at), and(eq(time, at), gt(key, before.slice(separator + 1)))));
}

/** Returns the rows of a page and the cursor of the following one. `rows` has one row more than the page if there is one. */
export function cursorPage<Row>(
  rows: readonly Row[],
  size: number,
  positionOf: (row: Row) => string,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last !== undefined ? positionOf(last) : null };
}
