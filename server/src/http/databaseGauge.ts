import { Gauge, type Registry } from '@portal/shared/node';
import type { Tx } from '../db/client';
import type { App } from '../deps';

/** Values of a gauge by its label's values. */
export type Labelled = ReadonlyMap<string, number>;

interface Described {
  readonly name: string;
  readonly help: string;
  /** Name of the label of values that are a map. */
  readonly label?: string;
  /** Returns the value, or one for each value of the label. */
  read(tx: Tx, now: Date): Promise<number | Labelled>;
}

/**
 * Adds a gauge that is read from the database, so that each process reports the same. While the database does not answer it keeps
 * its last value, so that the other metrics are still served.
 */
export function databaseGauge(
  { deps, log }: App,
  registry: Registry,
  { name, help, label, read }: Described,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    labelNames: label === undefined ? [] : [label],
    async collect() {
      try {
        const values = await deps.db.read((tx) => read(tx, deps.now()));
        if (typeof values === 'number') this.set(values);
        else if (label !== undefined) for (const [of, value] of values) this.set({ [label]: of }, value);
      } catch (error) {
        log.warn({ err: error, metric: name }, 'a metric can not be read');
      }
    },
  });
}
