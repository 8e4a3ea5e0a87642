import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import type { UserRow } from '../user/user.repo';
import type { ExportPlace } from './personal.export.rules';

/** The member whose data is read or anonymised. */
export type Owner = Pick<UserRow, 'rid' | 'phone'>;

/**
 * What happens to a column when the account is closed: `keep` it, `clear` it (empty text, empty list or null), or
 * replace it by a value.
 */
export type Fate = 'keep' | 'clear' | ((owner: Owner) => SQL | string);

/** The rows of one table that belong to a member. */
export interface Records {
  readonly table: PgTable;
  /** Condition for the rows of a member. */
  readonly of: (tx: Tx, owner: Owner) => SQL | undefined;
  /** Where the rows stand in the export; a text is the reason why they are not exported. */
  readonly exported: ExportPlace | { readonly because: string };
  /** Columns that are not exported. */
  readonly hidden?: readonly string[];
  /** Order of the exported rows. */
  readonly sortedBy?: AnyPgColumn;
  /** What happens when the account is closed: the rows are deleted, or their columns have these fates. */
  readonly closing: 'delete' | Readonly<Record<string, Fate>>;
}

/** Columns that can hold a person's data: those with text or JSON. */
type OpenColumn<T extends PgTable> = {
  [C in keyof T['$inferSelect'] & string]: NonNullable<T['$inferSelect'][C]> extends number | boolean | Date
    ? never
    : C;
}[keyof T['$inferSelect'] & string];

interface Given<T extends PgTable> extends Omit<Records, 'table' | 'hidden' | 'closing'> {
  readonly hidden?: readonly (keyof T['$inferSelect'] & string)[];
  /** Every column with text or JSON must be named, so that no new one is forgotten. Others are kept if not named. */
  readonly closing:
    | 'delete'
    | ({ readonly [C in OpenColumn<T>]: Fate } & {
        readonly [C in keyof T['$inferSelect'] & string]?: Fate;
      });
}

/** Describes the rows of one table. */
export function records<T extends PgTable>(table: T, given: Given<T>): Records {
  const { closing, ...rest } = given;
  return { ...rest, table, closing: closing === 'delete' ? 'delete' : { ...closing } };
}

/** Condition for rows whose column has the key of the member. */
export const byUser =
  (column: AnyPgColumn) =>
  (_tx: Tx, { rid }: Owner): SQL =>
    eq(column, rid);

/** The fates of the columns of a place. */
export const place = {
  province: 'clear',
  city: 'clear',
  area: 'clear',
  address: 'clear',
  address_code: 'clear',
} as const;
