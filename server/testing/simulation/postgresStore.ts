import { randomBytes } from 'node:crypto';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { createDb, type Tx } from '../../src/db/client';
import { administer, templateName } from '../database';
import { Mortal } from './mortal';
import { replaced, type Store, type Vessel } from './store';
import type { Turns } from './turns';

/** Statements that wait for a lock which somebody else has. Those that have just been given it are no longer among them. */
const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND cardinality(pg_blocking_pids(pid)) > 0`;

/** Opens a prepared database of a PostgreSQL server: a turn is one statement, so transactions wait for each other's locks. */
export async function openPostgresStore(server: string): Promise<Store> {
  const name = `simulation_${randomBytes(8).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`);
  const url = `${server}${name}`;
  const observer = await connected(url, 'observer');
  let vessels = 0;
  return {
    query: async (text, values = []) => ({ rows: Object(await observer.query(text, values)).rows }),
    exec: (text) => observer.query(text),
    connect: (turns) => vesselOn(url, { turns, observer, name: `process ${++vessels}` }),
    blocked: async () => (await observer.query<{ count: number }>(waiting)).rows[0]?.count ?? 0,
    close: async () => {
      await observer.end();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function connected(url: string, application_name: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name });
  // A connection that is ended by a kill.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

interface Around {
  readonly turns: Turns;
  readonly observer: Client;
  /** By which the server knows the connections of a process. */
  readonly name: string;
}

async function vesselOn(url: string, { turns, observer, name }: Around): Promise<Vessel> {
  const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1`;
  const life = new Mortal(() => void observer.query(end, [name]));
  const idle: Client[] = [];
  const open: Client[] = [];
  const take = async (): Promise<Client> => {
    const found = idle.pop();
    if (found) return found;
    const client = await connected(url, name);
    open.push(client);
    return client;
  };
  const gated = (client: Client): Client => {
    const query = (...given: Parameters<Client['query']>) =>
      turns.take(async () => {
        life.countStatement();
        const result: unknown = await client.query(...given);
        // The answer to a commit may be lost.
        if (Object(given[0]).text === 'commit') life.countStatement();
        return result;
      });
    return replaced(client, { query });
  };
  const begin = async <T>(work: (tx: Tx) => Promise<T>, logger: Logger): Promise<T> => {
    const client = await take();
    try {
      return await drizzle(gated(client), { logger }).transaction(work);
    } finally {
      if (!life.isDead) idle.push(client);
    }
  };
  const close = async () => {
    await Promise.all(open.map((client) => client.end().catch(() => undefined)));
  };
  const reader = drizzle(gated(await take()));
  return { life, close, db: createDb('postgres', reader, close, { guarded: true, begin }) };
}
