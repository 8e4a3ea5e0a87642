import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { createDb, type Db } from '../../src/db/client';
import { errorCode } from '../../src/db/errorCode';
import { rowsOf } from './lockStatement';

/** One act of a rehearsal, which takes part in a pair. */
interface Part {
  /** Statements that have ended. */
  done: number;
  /** Whether the act has ended; the other one does not wait for it then. */
  ended: boolean;
}

/** What a rehearsal has seen. */
export interface Seen {
  /** Tables of which rows were locked, in the order of the first lock. */
  readonly tables: Set<string>;
  deadlocks: number;
}

/** A database for acts that are tried and taken back: each transaction is rolled back when its work has ended. */
export interface Rehearsal {
  readonly db: Db;
  /** Runs acts at the same time, statement by statement in turn; returns what they did. */
  together(acts: readonly (() => Promise<unknown>)[]): Promise<Seen[]>;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds for which an act waits for the next statement of the other one, which may itself wait for a lock. */
const turnMs = 15;

/** Opens a rehearsal on a database of tests, whose deadlocks are found at once. */
export function openRehearsal(url: string): Rehearsal {
  const pool = new Pool({ connectionString: url, max: 8, options: '-c deadlock_timeout=5ms' });
  const current = new AsyncLocalStorage<{ part: Part; other: Part | undefined; seen: Seen }>();

  /** Waits until the other act has done as many statements, or does not go on. */
  async function turn(): Promise<void> {
    const { part, other } = current.getStore() ?? {};
    const end = Date.now() + turnMs;
    while (part && other && !other.ended && other.done < part.done && Date.now() < end) await wait(1);
  }

  /** Makes the statements of a client take turns, and watches their locks. */
  function paced(client: PoolClient): PoolClient {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const act = current.getStore();
    const inTurn = async (...given: unknown[]) => {
      await turn();
      const [statement, params] = given as [string | { text: string }, unknown[] | undefined];
      const text = typeof statement === 'string' ? statement : statement.text;
      const rows = rowsOf(text, params ?? []);
      if (rows?.kind === 'lock') act?.seen.tables.add(rows.table);
      try {
        return await query(...given);
      } finally {
        if (act) act.part.done += 1;
      }
    };
    return Object.create(client, { query: { value: inTurn } });
  }

  async function begin<T>(work: Parameters<Db['transaction']>[0]): Promise<T> {
    const act = current.getStore();
    const client = await pool.connect();
    let result: { readonly value: unknown } | undefined;
    try {
      await drizzle(paced(client)).transaction(async (tx) => {
        result = { value: await work(tx) };
        throw new RolledBack();
      });
    } catch (error) {
      if (act && errorCode(error) === '40P01') act.seen.deadlocks += 1;
      if (!(error instanceof RolledBack)) throw error;
    } finally {
      client.release();
    }
    return result?.value as T;
  }

  return {
    db: createDb('postgres', drizzle(pool), () => pool.end(), { guarded: false, begin }),
    async together(acts) {
      const parts = acts.map((): Part => ({ done: 0, ended: false }));
      const all = acts.map((): Seen => ({ tables: new Set(), deadlocks: 0 }));
      await Promise.all(
        acts.map(async (act, index) => {
          const [part, other, seen] = [parts[index], parts[1 - index], all[index]];
          if (part && seen) await current.run({ part, other, seen }, act);
          if (part) part.ended = true;
        }),
      );
      return all;
    },
  };
}

class RolledBack extends Error {}
