/** Rows of a table that a statement locks or inserts. */
export interface RowsOf {
  readonly table: string;
  /** What the statement finds the rows by, such as their keys; of an insert everything that it stores. */
  readonly keys: readonly string[];
  /** `taken`: locked without waiting for others (SKIP LOCKED). */
  readonly kind: 'lock' | 'insert' | 'taken';
}

/**
 * Returns which rows a statement locks until the end of its transaction. Undefined for a read. Rows that are only referred to are passed over: such a lock conflicts with none of these.
 */
export function rowsOf(query: string, params: readonly unknown[]): RowsOf | undefined {
  const changed = /^(?:update|delete from) "(\w+)"/.exec(query)?.[1];
  if (changed !== undefined) return { table: changed, keys: keysOf(query, params), kind: 'lock' };
  const filled = /^insert into "(\w+)"/.exec(query)?.[1];
  if (filled !== undefined) {
    const kind = /on conflict .* do update/s.test(query) ? 'lock' : 'insert';
    return { table: filled, keys: params.map(String), kind };
  }
  const clause = / for (?:update|no key update|share)(?: of "?\w+"?)?( skip locked)?$/.exec(query);
  if (!clause) return undefined;
  const read = / from "(\w+)"/.exec(query)?.[1];
  const kind = clause[1] === undefined ? 'lock' : 'taken';
  return read === undefined ? undefined : { table: read, keys: keysOf(query, params), kind };
}

/** Returns the values that columns are compared with: `"orders"."rid" = $2`, `"orders"."rid" in ($2, $3)`. */
function keysOf(query: string, params: readonly unknown[]): string[] {
  const condition = query.slice(query.indexOf(' where '));
  const compared = condition.matchAll(/"\w+"\."\w+" (?:=|in) \(?((?:\$\d+(?:, )?)+)/g);
  return [...compared].flatMap(([, places = '']) =>
    [...places.matchAll(/\d+/g)].map(([place]) => String(params[Number(place) - 1])),
  );
}
