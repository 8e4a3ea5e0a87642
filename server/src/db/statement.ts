import type { Tx } from './client';
import type { Pipeline } from './pipeline';

/** A query of Drizzle that can be compiled. */
interface Compilable<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

type Compiled<Row> = ReturnType<Compilable<Row>['prepare']>;

const pipelines = new WeakMap<Tx, Pipeline>();

/**
 * Lets statements of this connection have names on the database server, which then parses and plans each only once, and
 * sends them through the pipeline. PgBouncer in transaction mode supports names since 1.21 only, so a connection through a
 * pooler must not have them.
 */
export function allowNames(connection: Tx, pipeline: Pipeline): void {
  pipelines.set(connection, pipeline);
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
    const pipeline = pipelines.get(tx);
    const connection = pipeline?.use() ?? tx;
    const known = compiled.get(connection);
    if (known) return known.execute(values);
    const made = build(connection).prepare(pipeline ? name : '');
    compiled.set(connection, made);
    return made.execute(values);
  };
}
