import type { Tx } from './client';

/** A query of Drizzle that can be compiled. */
interface Compilable<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

type Compiled<Row> = ReturnType<Compilable<Row>['prepare']>;

const named = new WeakSet<Tx>();

/**
 * Lets statements of this connection have names on the database server, which then parses and plans each only once.
 * PgBouncer in transaction mode supports this since 1.21 only, so a connection through a pooler must not have them.
 */
export function allowNames(connection: Tx): void {
  named.add(connection);
}

/**
 * Defines a query that many calls run. Its SQL is built once, not for each call. `build` uses `sql.placeholder` for the
 * values. `name` must be unique. In a transaction the SQL is built each time, as that of other queries.
 */
export function statement<Values extends Record<string, unknown>, Row>(
  name: string,
  build: (tx: Tx) => Compilable<Row>,
): (tx: Tx, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<Tx, Compiled<Row>>();
  return (tx, values) => {
    const known = compiled.get(tx);
    if (known) return known.execute(values);
    const made = build(tx).prepare(named.has(tx) ? name : '');
    compiled.set(tx, made);
    return made.execute(values);
  };
}
