import { type Column, type SQL, sql } from 'drizzle-orm';

/** Condition: the column has one of the values. `inArray` makes a parameter of each, of which a query can have 65,535. */
export const among = (column: Column, values: readonly string[]): SQL =>
  sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
