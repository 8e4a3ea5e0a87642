import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { createDb, type Tx } from '../../src/db/client';
import { openMemory } from '../../src/db/pglite';
import { snapshotFile } from '../snapshot';
import { Mortal } from './mortal';
import { replaced, type Store, type Vessel } from './store';
import type { Turns } from './turns';

/** Opens a prepared PGlite: it has one connection, so a turn is one statement, or a whole transaction. */
export async function openPgliteStore(): Promise<Store> {
  const { client, close } = await openMemory(await openAsBlob(snapshotFile));
  return {
    query: (text, values) => client.query(text, values),
    exec: (text) => client.exec(text),
    connect: async (turns) => vesselOn(client, turns),
    blocked: async () => 0,
    close,
  };
}

function vesselOn(client: PGlite, turns: Turns): Vessel {
  const life = new Mortal();
  const transaction: PGlite['transaction'] = (work) =>
    turns.take(async () => {
      life.countStatement();
      const done = await client.transaction((tx) => {
        const query: PGlite['query'] = async (...given) => {
          life.countStatement();
          return tx.query(...given);
        };
        return work(replaced(tx, { query }));
      });
      // The answer to a commit may be lost.
      life.countStatement();
      return done;
    });
  const query: PGlite['query'] = (...given) =>
    turns.take(async () => {
      life.countStatement();
      return client.query(...given);
    });
  const connection = replaced(client, { transaction, query });
  const begin = <T>(work: (tx: Tx) => Promise<T>, logger: Logger): Promise<T> =>
    drizzle(connection, { logger }).transaction(work);
  const close = async () => undefined;
  return { life, close, db: createDb('pglite', drizzle(connection), close, { guarded: true, begin }) };
}
