import type { WorkerStart } from '../../manifest/drawing';
import { DrawWorker } from './drawWorker';

/** Threads that run at once: the current releases and some canaries. A thread takes about 40 MiB. */
const most = 4;

/** A pair of releases whose threads fail this often within the pause is left to the browser for the pause. */
const failuresAllowed = 3;
const pause = 60_000;

interface DrawersOptions {
  /** Server code of the shell. */
  readonly shell: string;
  /** Milliseconds for one answer. */
  readonly limit: number;
  readonly failed: (key: string, cause: Error) => void;
}

/** The threads that draw pages, by what they run. A new release has a new one; the one that is used least recently ends. */
export class Drawers {
  readonly #options: DrawersOptions;
  readonly #running = new Map<string, DrawWorker>();
  readonly #failures = new Map<string, number[]>();

  constructor(options: DrawersOptions) {
    this.#options = options;
  }

  /** Returns the thread when it is ready. Starts it otherwise, for later pages, unless it has failed too often. */
  get(key: string, start: () => WorkerStart): DrawWorker | undefined {
    const running = this.#running.get(key);
    if (running) {
      // The last one in the map is the one that was used last.
      this.#running.delete(key);
      this.#running.set(key, running);
      return running.isReady ? running : undefined;
    }
    if (!this.#isPaused(key)) this.#start(key, start());
    return undefined;
  }

  async stop(): Promise<void> {
    const all = [...this.#running.values()];
    this.#running.clear();
    await Promise.all(all.map((worker) => worker.stop()));
  }

  #start(key: string, start: WorkerStart): void {
    const { shell, limit, failed } = this.#options;
    const worker = new DrawWorker(shell, start, limit, (cause) => {
      if (this.#running.get(key) === worker) this.#running.delete(key);
      this.#failures.set(key, [...this.#recent(key), Date.now()]);
      failed(key, cause);
    });
    this.#running.set(key, worker);
    const [oldest] = this.#running;
    if (this.#running.size <= most || !oldest) return;
    this.#running.delete(oldest[0]);
    void oldest[1].stop();
  }

  #recent(key: string): number[] {
    return (this.#failures.get(key) ?? []).filter((at) => at > Date.now() - pause);
  }

  #isPaused(key: string): boolean {
    const recent = this.#recent(key);
    if (recent.length === 0) this.#failures.delete(key);
    return recent.length >= failuresAllowed;
  }
}
