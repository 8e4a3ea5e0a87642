import { Worker } from 'node:worker_threads';

/** What a thread may take for one question. */
export interface ThreadLimits {
  /** Milliseconds for an answer, without the time that the thread takes to start. */
  readonly answerMs: number;
  /** MiB of objects; a thread that needs more ends. Typed arrays are not counted: what runs in the thread bounds them itself. */
  readonly heapMb: number;
  /** Milliseconds after which a thread that nobody asks ends. */
  readonly idleMs: number;
}

interface Job<Question, Answer> {
  readonly question: Question;
  readonly memory: readonly ArrayBuffer[];
  readonly resolve: (answer: Answer | undefined) => void;
}

/**
 * A thread for work that may take long, or all memory, because of what others sent. It answers one question at a time by
 * `threadAnswers`; one that meets a limit ends with its thread and is answered with `undefined`, and the next one gets a new thread. The
 * thread is started by the first question, and keeps no process from ending.
 */
export class Thread<Question, Answer> {
  readonly #script: URL;
  readonly #limits: ThreadLimits;
  readonly #waiting: Job<Question, Answer>[] = [];
  #worker: Worker | undefined;
  #isReady = false;
  #current: Job<Question, Answer> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(script: URL, limits: ThreadLimits) {
    this.#script = script;
    this.#limits = limits;
  }

  /** Questions that wait or are being answered. */
  get length(): number {
    return this.#waiting.length + (this.#current ? 1 : 0);
  }

  /** Asks the thread; `memory` is handed over. Never throws. */
  ask(question: Question, memory: readonly ArrayBuffer[]): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      this.#waiting.push({ question, memory, resolve });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    this.#current = this.#waiting.shift();
    this.#worker ??= this.#current && this.#start();
    if (!this.#current) this.#timer = setTimeout(() => this.#end(), this.#limits.idleMs).unref();
    else if (this.#isReady) this.#send();
  }

  #send(): void {
    if (!this.#worker || !this.#current) return;
    this.#worker.postMessage(this.#current.question, [...this.#current.memory]);
    this.#timer = setTimeout(() => this.#end(), this.#limits.answerMs);
  }

  #start(): Worker {
    // The thread gets nothing of the environment, which has passwords.
    const worker = new Worker(this.#script, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb, stackSizeMb: 4 },
    });
    worker.on('message', (message: ThreadMessage<Answer>) => {
      if (worker !== this.#worker) return;
      if ('answer' in message) this.#answered(message.answer);
      else this.#isReady = true;
      if ('ready' in message) this.#send();
    });
    const ended = () => worker === this.#worker && this.#end();
    worker.on('error', ended);
    worker.on('messageerror', ended);
    worker.on('exit', ended);
    worker.unref();
    return worker;
  }

  /** Ends the thread; what it was asked has no answer. */
  #end(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isReady = false;
    void worker?.terminate();
    this.#answered(undefined);
  }

  #answered(answer: Answer | undefined): void {
    clearTimeout(this.#timer);
    const job = this.#current;
    this.#current = undefined;
    job?.resolve(answer);
    if (job || this.#waiting.length > 0) this.#next();
  }
}

/** What a thread says: that its code is loaded, then an answer to each question. */
type ThreadMessage<Answer> = { readonly ready: true } | { readonly answer: Answer };
