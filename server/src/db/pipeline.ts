import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig } from 'pg';
import type { Tx } from './client';

/** A connection that many queries use at the same time. */
export interface Pipeline {
  /** Returns the connection for the query that is sent next; undefined while there is none. */
  use(): Tx | undefined;
  end(): Promise<void>;
}

interface Opened {
  readonly client: Client;
  readonly tx: Tx;
}

/**
 * Opens a connection on which queries are sent without waiting for the answers of those before (PostgreSQL's pipelining). So
 * the queries of all requests that are handled in one turn of the event loop are one write, and wake the database once. The
 * database runs them one after the other: it is for short queries outside of transactions. A failed query doesn't affect the
 * others. A lost connection is opened again by the next use; until it is open, the caller must use another one.
 */
export function openPipeline(config: ClientConfig): Pipeline {
  let opened: Opened | undefined;
  let opening: Promise<void> | undefined;
  let corked = false;
  let ended = false;

  async function open(): Promise<void> {
    const pipelined = { ...config, pipeline: true };
    const client = new Client(pipelined);
    const lost = () => {
      if (opened?.client === client) opened = undefined;
    };
    client.on('error', lost).on('end', lost);
    try {
      await client.connect();
      opened = { client, tx: drizzle(client) };
    } catch {
      // The queries that use other connections report why the database can't be reached.
      void client.end().catch(() => undefined);
    }
    opening = undefined;
  }

  /** Collects what is written until the end of this turn of the event loop. */
  function collect({ client }: Opened): void {
    if (corked) return;
    corked = true;
    const { stream } = client.connection;
    stream.cork();
    setImmediate(() => {
      corked = false;
      stream.uncork();
    });
  }

  return {
    use() {
      if (opened) collect(opened);
      else if (!ended) opening ??= open();
      return opened?.tx;
    },
    async end() {
      ended = true;
      await opening;
      await opened?.client.end();
    },
  };
}
