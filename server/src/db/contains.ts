import { like, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Condition: the text contains the words, in any case. Wildcards of LIKE are escaped. Undefined without words. */
export const contains = (text: SQLWrapper, words: string): SQL | undefined =>
  words === '' ? undefined : like(sql`lower(${text})`, `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
