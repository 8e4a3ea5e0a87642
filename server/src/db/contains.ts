import { halfWidth } from '@portal/shared/rules';
import { like, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Condition: the text contains the words, in any case and width. Wildcards of LIKE are escaped. Undefined without words. */
export const contains = (text: SQLWrapper, words: string): SQL | undefined =>
  words === ''
    ? undefined
    : like(
        sql`lower(normalize(${text}, NFKC))`,
        `%${halfWidth(words)
          .toLowerCase()
          .replace(/[\\%_]/g, '\\$&')}%`,
      );
