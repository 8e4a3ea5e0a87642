import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's list of lexemes with weights A to D, written and read as text. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
