import { Worker } from 'node:worker_threads';
import type { Question, WorkerAnswer, WorkerStart } from '../../manifest/drawing';

/** A page needs a few MiB beyond the code; what needs more ends its own worker only. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Answers of a new thread that may take this many times the limit, because its code is not compiled yet. Without that a
 * busy machine would end one cold thread after the other. No page waits for it; the next visitor gets what it has drawn.
 */
const cold = { answers: 20, times: 10 };
/** The same of any thread: on a busy machine a page may wait for a processor, and ending its thread would cost the next pages too. */
const warmTimes = 4;

/** A page was not drawn because of others. */
export class Busy extends Error {}

interface Job {
  readonly question: Question;
  /** Whether its page was asked for before: it goes before others. */
  readonly isKnown: boolean;
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (cause: Error) => void;
  readonly tooLate: NodeJS.Timeout;
}

/**
 * A thread that runs the server code of one release of the shell and one of an area. It answers one question at a time.
 * One that takes much longer than the limit is ended with its thread, because an endless loop stops for nothing else.
 */
export class DrawWorker {
  readonly #worker: Worker;
  readonly #limit: number;
  readonly #waiting: Job[] = [];
  #current: Job | undefined;
  #answers = 0;
  #isReady = false;
  #failure: Error | undefined;

  /** `failed` is called once when the thread has ended, unless by `stop`. */
  constructor(shell: string, start: WorkerStart, limit: number, failed: (cause: Error) => void) {
    this.#limit = limit;
    // The thread gets nothing of the gateway's environment, which has passwords.
    this.#worker = new Worker(shell, {
      eval: true,
      workerData: start,
      env: {},
      execArgv: [],
      resourceLimits,
      stdout: true,
      stderr: true,
    });
    const end = (cause: Error) => {
      if (this.#failure) return;
      this.#fail(cause);
      failed(cause);
    };
    this.#worker.on('message', (answer: WorkerAnswer) => this.#answered(answer));
    this.#worker.on('error', end);
    this.#worker.on('exit', () => end(new Error('The thread has ended')));
    this.#worker.on('messageerror', end);
    this.#overrun = () => {
      const cause = new Error(`A page took longer than ${this.#patience} ms`);
      end(cause);
      void this.#worker.terminate();
    };
    // What the code prints is dropped; unread it would fill the memory.
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.unref();
  }

  readonly #overrun: () => void;
  #timer: NodeJS.Timeout | undefined;

  /** True when the code is loaded. Until then pages are not drawn, because no page waits for that. */
  get isReady(): boolean {
    return this.#isReady && this.#failure === undefined;
  }

  /** True while pages wait for their turn. */
  get isBusy(): boolean {
    return this.#waiting.length >= 2;
  }

  /** Milliseconds for the next answer. */
  get #patience(): number {
    return this.#limit * (this.#answers < cold.answers ? cold.times : warmTimes);
  }

  /** Asks the thread. Rejects when it fails, when it is too late, or when others are served for as long as the limit. */
  ask(question: Question, isKnown: boolean): Promise<WorkerAnswer> {
    return new Promise((resolve, reject) => {
      if (!this.isReady) return reject(this.#failure ?? new Error('The thread is not ready'));
      const tooLate = setTimeout(() => this.#leave(job), this.#limit);
      const job: Job = { question, isKnown, resolve, reject, tooLate };
      const first = isKnown ? this.#waiting.findIndex((other) => !other.isKnown) : -1;
      this.#waiting.splice(first < 0 ? this.#waiting.length : first, 0, job);
      this.#next();
    });
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    this.#fail(new Error('The thread was stopped'));
    await this.#worker.terminate();
  }

  #leave(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    job.reject(new Busy('Too many pages are waiting'));
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#waiting.shift();
    if (!this.#current) return;
    clearTimeout(this.#current.tooLate);
    this.#timer = setTimeout(this.#overrun, this.#patience);
    this.#worker.postMessage(this.#current.question);
  }

  #answered(answer: WorkerAnswer): void {
    if ('ready' in answer) {
      this.#isReady = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#answers += 1;
    const job = this.#current;
    this.#current = undefined;
    if ('error' in answer) job?.reject(new Error(answer.error));
    else job?.resolve(answer);
    this.#next();
  }

  #fail(cause: Error): void {
    this.#failure ??= cause;
    clearTimeout(this.#timer);
    this.#current?.reject(cause);
    this.#current = undefined;
    for (const { tooLate, reject } of this.#waiting.splice(0)) {
      clearTimeout(tooLate);
      reject(new Busy(cause.message));
    }
  }
}
