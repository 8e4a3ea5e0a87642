import { contract, type DeskChange, type Endpoint } from '@portal/shared/contract';
import { type Logger, type SQL, sql } from 'drizzle-orm';

/**
 * Channel of NOTIFY for what transactions have changed, apart from that of announcements: a process of an older version clears its
 * public cache at every message that it does not know.
 */
export const changeChannel = 'portal_change';

/** The nouns that staff can read: of others nobody needs to hear. */
export const readNouns: readonly string[] = [
  ...new Set(
    Object.entries<Endpoint>(contract).flatMap(([path, { access, reads }]) =>
      access === 'staff' && reads === true ? [nounOf(path)] : [],
    ),
  ),
];

/** `order` of `staff/order/move`. */
export function nounOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Tables that are not named after the noun whose pages show them. */
const otherwise: Readonly<Record<string, string>> = {
  protocol: 'order',
  protocol_signature: 'order',
  visit_slot: 'sampling',
};

/**
 * Returns the noun whose records a table holds, by its name: `order` of `orders` and `order_item`. Undefined for a table of which
 * no call of staff is named.
 */
export function nounOfTable(table: string): string | undefined {
  if (Object.hasOwn(otherwise, table)) return otherwise[table];
  const name = table.replace(/^staff_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return readNouns
    .filter((noun) => name.startsWith(noun) && /^s?(?:[A-Z]|$)/.test(name.slice(noun.length)))
    .sort((a, b) => b.length - a.length)[0];
}

/** A statement's tables that it writes; Drizzle quotes all names, so `FOR NO KEY UPDATE` is none. */
const writing = /\b(?:insert into|update|delete from) "(\w+)"/gi;

/** Collects the nouns of the tables that the statements of one transaction write. */
export class Writes implements Logger {
  readonly nouns = new Set<string>();

  logQuery(statement: string): void {
    for (const [, table = ''] of statement.matchAll(writing)) {
      const noun = nounOfTable(table);
      if (noun !== undefined) this.nouns.add(noun);
    }
  }
}

const codePattern = /^[\w-]{1,40}$/;

/**
 * Returns the statement that tells the processes what the transaction has written, once it is committed; one that is rolled back tells
 * nothing. `about` is the record that the call names. Undefined when there is nothing to tell.
 */
export function tellingOf({ nouns }: Writes, about?: DeskChange): SQL | undefined {
  if (nouns.size === 0) return undefined;
  const changes = [...nouns].map((noun) => encodeChange(noun === about?.noun ? about : { noun, code: null }));
  const told = changes.map((change) => sql`pg_notify(${changeChannel}, ${change})`);
  return sql`SELECT ${sql.join(told, sql`, `)}`;
}

const encodeChange = ({ noun, code }: DeskChange): string =>
  code !== null && codePattern.test(code) ? `${noun} ${code}` : noun;

/** Reads a message of the channel. */
export function decodeChange(message: string): DeskChange {
  const [noun = '', code = null] = message.split(' ');
  return { noun, code };
}
