import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { bundleFolder } from '../bundle';
import type { Outcome, Report, Task } from './process';

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process that works on the ledger of a database on PostgreSQL. */
export class LedgerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #reports: Report[] = [];
  #wake = () => {};

  /** Starts a process and waits until it is connected. */
  static async start(url: string): Promise<LedgerProcess> {
    const file = join(__dirname, '../..', bundleFolder, 'ledgerProcess.mjs');
    const child = fork(file, [url], { serialization: 'advanced', stdio: 'inherit', execArgv: [] });
    running.add(child);
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () => reject(new Error('the process has ended')));
    });
    return new LedgerProcess(child);
  }

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', (report: Report) => {
      this.#reports.push(report);
      this.#wake();
    });
    this.#ended = new Promise((resolve) => {
      child.once('close', () => {
        running.delete(child);
        resolve();
      });
    });
  }

  tell(task: Task): void {
    this.#child.send(task);
  }

  /** Returns the next report. */
  async report(): Promise<Report> {
    while (this.#reports.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#reports.shift() ?? { committed: [] };
  }

  /** Does all calls at the same time and returns what came of them. */
  async transfer(calls: Extract<Task, { do: 'transfer' }>['calls'], at: Date): Promise<readonly Outcome[]> {
    this.tell({ do: 'transfer', calls, at });
    const report = await this.report();
    return 'outcomes' in report ? report.outcomes : [];
  }

  /** Ends the process at once, in the middle of what it does, and returns the ids that it reported as committed. */
  async kill(): Promise<readonly string[]> {
    this.#child.kill('SIGKILL');
    await this.#ended;
    return this.#reports.splice(0).flatMap((report) => ('committed' in report ? report.committed : []));
  }
}
