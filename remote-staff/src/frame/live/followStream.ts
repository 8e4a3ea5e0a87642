import { type LiveEvent, readEvents } from './readEvents';

/** Milliseconds of silence after which a stream is dead: the server gives a sign of life every 25 s. */
const silenceMs = 60_000;

/** Milliseconds before the stream is asked for again: after one that ended, and at most; the time doubles with each refusal. */
const backOff = { first: 1000, most: 60_000 };

interface Stream {
  readonly access: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LiveEvent) => void;
  /** The session is over, or has not the roles any more. */
  readonly onRefused: () => void;
}

/** Keeps one stream of the server's events open, and opens it again when it ends, until the signal aborts. Never rejects. */
export async function followStream(stream: Stream): Promise<void> {
  let waitMs = backOff.first;
  while (!stream.signal.aborted) {
    waitMs = (await readOnce(stream)) ? backOff.first : Math.min(2 * waitMs, backOff.most);
    await pause(waitMs * (1 + Math.random()), stream.signal);
  }
}

/** Reads one stream to its end; returns whether it had begun. */
async function readOnce({ access, signal, onEvent, onRefused }: Stream): Promise<boolean> {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener('abort', end, { once: true });
  let timer = setTimeout(end, silenceMs);
  let begun = false;
  try {
    // Not `call`: the answer has no end, and is no envelope.
    const headers = { Authorization: `Bearer ${access}` };
    const answer = await fetch('/api/staff/live', { headers, signal: ended.signal, cache: 'no-store' });
    if (answer.status === 401 || answer.status === 403) onRefused();
    if (answer.ok && answer.body)
      await readEvents(answer.body, (event) => {
        begun = true;
        clearTimeout(timer);
        timer = setTimeout(end, silenceMs);
        onEvent(event);
      });
  } catch {
    // The network or the server is away: the desk asks from time to time, and here again.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  return begun;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
