import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

/**
 * The graceful shutdown of a server that another process can replace. While it lasts, the server is not ready, answers all
 * requests and closes each connection with its answer. At first it still accepts connections: balancers and clients with idle
 * connections have the time to go to the other process, so that no request arrives on a connection that is about to be closed.
 */
export interface Draining {
  /** True from the beginning of the shutdown on. */
  readonly begun: boolean;
  /** Begins it, for a server that is closed without `run`. */
  begin(): void;
  /** Runs the shutdown until the server has no connections any more. */
  run(): Promise<void>;
}

interface DrainTimes {
  /** Milliseconds for which connections are accepted; 0 leaves all to the server's own `close`. */
  readonly drain: number;
  /** Milliseconds after that in which requests in progress may end. */
  readonly stop: number;
}

/** Milliseconds without a new connection or request after which nobody is about to send one. */
const quietMs = 50;

const isEvents = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

export function drainingOf(server: Server, { drain, stop }: DrainTimes): Draining {
  let events = 0;
  const count = () => {
    events += 1;
  };
  const open = new Set<ServerResponse>();
  server
    .on('connection', count)
    .on('request', count)
    .on('request', (_request, response: ServerResponse) => {
      open.add(response);
      response.once('close', () => open.delete(response));
    });

  /** Ends streams of events: they have no end of their own, and their readers connect again, to another process. */
  function endStreams(): void {
    for (const response of open) if (isEvents(response)) response.end();
  }

  /** Waits at most `drain` ms. A process that got no CPU time finds its timers due before it reads what has arrived. */
  async function untilQuiet(): Promise<void> {
    const until = Date.now() + drain;
    let seen: number;
    do {
      seen = events;
      await wait(quietMs);
      await setImmediate();
    } while (events > seen && Date.now() < until);
  }

  /**
   * Closes the listener, but no connection. The system resets connections that it has not handed over yet, so this is done
   * directly after a turn of the event loop in which none came.
   */
  async function stopListening(): Promise<{ readonly closed: Promise<unknown> }> {
    let seen: number;
    do {
      seen = events;
      await setImmediate();
    } while (events > seen);
    return { closed: new Promise((resolve) => NetServer.prototype.close.call(server, resolve)) };
  }

  const draining = {
    begun: false,
    begin() {
      draining.begun = true;
      endStreams();
    },
    async run() {
      draining.begin();
      if (drain === 0) return;
      await wait(drain);
      await untilQuiet();
      const { closed } = await stopListening();
      await untilQuiet();
      endStreams();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), stop);
      await closed;
      clearTimeout(timer);
    },
  };
  return draining;
}
