import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { changeChannel } from './change';
import type { Db } from './client';
import { keepAlive } from './keepAlive';

/** Channel of LISTEN and NOTIFY for messages between the API processes of one database. */
const channel = 'portal';

/**
 * Sends a message to all processes that listen, this one included; inside a transaction when it is committed. PGlite has
 * one process, so there is nothing to send. A failure is ignored: receivers must not depend on messages.
 */
export async function announce(db: Db, message: string): Promise<void> {
  if (db.kind === 'pglite') return;
  await db.read((tx) => tx.execute(sql`SELECT pg_notify(${channel}, ${message})`)).catch(() => undefined);
}

export interface Listener {
  /** `channel` is that of announcements or that of changes. */
  onMessage(message: string, channel: string): void;
  /** Called after each connection: messages before it were missed. */
  onConnected(): void;
  onLost(error: unknown): void;
}

/** Milliseconds before the first attempt to connect again, and at most; the time doubles with each failure. */
const backOff = { first: 200, most: 30_000 };

/**
 * Listens to messages on a connection of its own and connects again when it is lost. `url` must not lead through
 * PgBouncer in transaction mode, where LISTEN receives nothing. The returned function stops it.
 */
export function listen(url: string, listener: Listener): () => Promise<void> {
  const stopping = new AbortController();
  const done = keepListening(url, listener, stopping.signal);
  return () => {
    stopping.abort();
    return done;
  };
}

async function keepListening(url: string, listener: Listener, signal: AbortSignal): Promise<void> {
  let waitMs = backOff.first;
  while (!signal.aborted) {
    const connected = await listenOnce(url, listener, signal);
    waitMs = connected ? backOff.first : Math.min(2 * waitMs, backOff.most);
    await setTimeout(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Listens until the connection is lost or the signal aborts; returns false when it could not be opened. */
async function listenOnce(url: string, listener: Listener, signal: AbortSignal): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, ...keepAlive });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const stop = () => void client.end().catch(() => undefined);
  client.on('error', (error) => listener.onLost(error));
  client.on('notification', ({ payload, channel }) => listener.onMessage(payload ?? '', channel));
  signal.addEventListener('abort', stop);
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}; LISTEN ${changeChannel}`);
    listener.onConnected();
    await ended;
    return true;
  } catch (error) {
    if (!signal.aborted) listener.onLost(error);
    stop();
    return false;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
