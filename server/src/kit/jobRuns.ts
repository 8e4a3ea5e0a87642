/** What is known of a job in this process. */
export interface KnownJob {
  readonly name: string;
  readonly everyMs: number;
  readonly isShared: boolean;
  /** Runs that failed since this process started. */
  readonly failures: number;
  /** When the last good run ended, and before that when the process started the job. Of a shared job the database knows it. */
  readonly succeeded: Date;
}

type Described = Omit<KnownJob, 'failures' | 'succeeded'>;

/** The runs of the jobs of this process, for its metrics. */
export class JobRuns {
  readonly #jobs = new Map<string, KnownJob>();

  get jobs(): readonly KnownJob[] {
    return [...this.#jobs.values()];
  }

  started(job: Described, at: Date): void {
    this.#jobs.set(job.name, { ...job, failures: 0, succeeded: at });
  }

  succeeded(name: string, at: Date): void {
    const job = this.#jobs.get(name);
    if (job) this.#jobs.set(name, { ...job, succeeded: at });
  }

  failed(name: string): void {
    const job = this.#jobs.get(name);
    if (job) this.#jobs.set(name, { ...job, failures: job.failures + 1 });
  }
}
