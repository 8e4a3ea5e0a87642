import { halfWidth } from '@portal/shared/rules';
import { like, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Returns words in which wildcards of LIKE are escaped. */
const escaped = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** Condition: the text contains the words, in any case and width. Wildcards of LIKE are escaped. Undefined without words. */
export const contains = (text: SQLWrapper, words: string): SQL | undefined =>
  words === ''
    ? undefined
    : like(sql`lower(normalize(${text}, NFKC))`, `%${escaped(halfWidth(words).toLowerCase())}%`);

/** Condition: the text begins with the words, as they are. An index with `text_pattern_ops` answers it. */
export const begins = (text: SQLWrapper, words: string): SQL => like(sql`${text}`, `${escaped(words)}%`);
