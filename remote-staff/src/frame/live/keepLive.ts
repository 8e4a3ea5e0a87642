import type { DeskChange } from '@portal/shared/contract';
import { followStream } from './followStream';
import { Gathering } from './Gathering';
import { anything } from './outdated';

/** Milliseconds after which the desk asks by itself while nothing is told. */
const askMs = 30_000;

/** Milliseconds after the last sign of life for which the stream counts as alive. */
const aliveMs = 60_000;

/**
 * Milliseconds after the beginning of a stream at which what may have changed before it is asked for: on a page that has just been
 * opened, its first answers come first, and are not asked for twice at once.
 */
const settleMs = 1200;

/** Name of the lock of the tab that has the stream, and of the channel by which it tells the others. */
const name = 'portal.deskLive';

interface Live {
  /** Token of the session. */
  readonly access: string;
  readonly onChanges: (changes: readonly DeskChange[]) => void;
  readonly onRefused: () => void;
}

/**
 * Tells what others change at the desk. One tab of the browser has a stream of the server and tells the others; when it is closed,
 * the next one takes over. Where there is none (no locks without HTTPS, the server does not hear, the network is away),
 * anything may have changed every 30 s. Returns what ends it.
 */
export function keepLive({ access, onChanges, onRefused }: Live): () => void {
  const stop = new AbortController();
  const gathering = new Gathering(onChanges);
  let alive = Number.NEGATIVE_INFINITY;
  const hear = (change: DeskChange | null) => {
    alive = performance.now();
    if (change) gathering.add(change);
  };
  const timer = setInterval(() => {
    if (performance.now() - alive > aliveMs) gathering.add(anything);
  }, askMs);
  const locks = navigator.locks as LockManager | undefined;
  const tabs = locks && new BroadcastChannel(name);
  if (locks && tabs) {
    tabs.onmessage = ({ data }: MessageEvent<DeskChange | null>) => hear(data);
    const tell = (change: DeskChange | null) => {
      if (stop.signal.aborted) return;
      tabs.postMessage(change);
      hear(change);
    };
    const onEvent = (event: DeskChange | 'ready' | 'alive') => {
      tell(event === 'ready' || event === 'alive' ? null : event);
      if (event === 'ready') setTimeout(() => tell(anything), settleMs);
    };
    const { signal } = stop;
    const follow = () => followStream({ access, signal, onEvent, onRefused });
    void locks.request(name, { signal }, follow).catch(() => undefined);
  }
  return () => {
    stop.abort();
    clearInterval(timer);
    gathering.stop();
    tabs?.close();
  };
}
