import { Readable } from 'node:stream';
import type { DeskChange } from '@portal/shared/contract';
import { isPermitted, type StaffRole } from '@portal/shared/rules';
import { refuse } from '../error';
import { readersOf } from './readers';

/** Streams of one process, and of one account: a browser has one, however many tabs. */
const most = { total: 300, perAccount: 8 };

/** Characters that wait for a slow reader, after which its stream ends: it asks again for everything. */
const waitingMax = 64 * 1024;

/** Seconds until a refused stream may be asked for again. */
const retryAfter = 30;

/** Who hears. */
export interface Watcher {
  /** Key of the account. */
  readonly rid: string;
  readonly roles: readonly StaffRole[];
  /** Returns the roles by now; rejects when the session has ended. */
  rolesNow(): Promise<readonly StaffRole[]>;
}

interface Open extends Watcher {
  readonly stream: Readable;
}

/** The streams of events of this process, each of which tells one browser of the desk what has changed. */
export class LiveStreams {
  readonly #open = new Set<Open>();
  #hears = false;

  get size(): number {
    return this.#open.size;
  }

  /**
   * Returns a new stream, whose first event is `ready`. Refuses while this process does not hear of changes, and when it or the
   * account has too many.
   */
  open(watcher: Watcher): Readable {
    if (!this.#hears) throw refuse('unavailable', { retryAfter });
    const own = [...this.#open].filter(({ rid }) => rid === watcher.rid).length;
    if (own >= most.perAccount || this.#open.size >= most.total)
      throw refuse('too_many_requests', { retryAfter });
    const stream = new Readable({ read: () => undefined, encoding: 'utf8' });
    const one = { ...watcher, stream };
    this.#open.add(one);
    stream.once('close', () => this.#open.delete(one));
    stream.push('event: ready\ndata: {}\n\n');
    return stream;
  }

  /** Tells a change to all who may read the noun. */
  tell(change: DeskChange): void {
    const readers = readersOf(change.noun);
    const event = `data: ${JSON.stringify(change)}\n\n`;
    for (const one of this.#open) if (isPermitted(one.roles, readers)) send(one, event);
  }

  /** From now on this process hears of changes; those before were perhaps missed. */
  heard(): void {
    this.#hears = true;
  }

  /** Ends all streams until changes are heard again: the desk asks from time to time instead. */
  lost(): void {
    this.#hears = false;
    this.endAll();
  }

  /** Shows each reader that its stream is alive, and ends those whose session or roles are no longer the same. */
  async beat(): Promise<void> {
    for (const one of [...this.#open]) {
      if (await isSame(one)) send(one, ': beat\n\n');
      else one.stream.push(null);
    }
  }

  endAll(): void {
    for (const { stream } of this.#open) stream.push(null);
    this.#open.clear();
  }
}

function send({ stream }: Open, text: string): void {
  if (stream.readableLength > waitingMax) stream.destroy();
  else stream.push(text);
}

async function isSame({ roles, rolesNow }: Watcher): Promise<boolean> {
  try {
    return [...(await rolesNow())].sort().join() === [...roles].sort().join();
  } catch {
    return false;
  }
}
