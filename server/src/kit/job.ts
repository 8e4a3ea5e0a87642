import { beginRun, endRun } from '../db/jobRun';
import type { Deps, Log } from '../deps';
import type { JobRuns } from './jobRuns';

/** Periodic background work of every API process. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /**
   * True for a job that runs rarely: one process runs it for all, and what is overdue is run at the start, or a process that is
   * restarted often would never run it. The others are run by each process, first after their interval.
   */
  readonly shared?: true;
  /** One run. Several processes may run the same job concurrently, unless it is shared. */
  run(deps: Deps, log: Log): Promise<void>;
}

/** Starts the jobs, whose runs `runs` remembers. The returned function stops them and waits for runs in progress. */
export function startJobs(list: readonly Job[], deps: Deps, log: Log, runs: JobRuns): () => Promise<void> {
  const stops = list.map((job) => startJob(job, deps, log, runs));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** When a shared job is looked at first, and how often after that. */
const firstMs = 1000;
const lookMs = 60_000;

/** Runs a shared job when it is due and no other process runs it. */
export async function runIfDue(job: Job, deps: Deps, log: Log): Promise<void> {
  const { db, now } = deps;
  if (!(await beginRun(db, job, now()))) return;
  await job.run(deps, log);
  await endRun(db, job.name, now());
}

function startJob(job: Job, deps: Deps, log: Log, runs: JobRuns): () => Promise<void> {
  const { name, everyMs, shared: isShared = false } = job;
  runs.started({ name, everyMs, isShared }, deps.now());
  const run = () => (job.shared ? runIfDue(job, deps, log) : job.run(deps, log));
  const pause = job.shared ? Math.min(job.everyMs, lookMs) : job.everyMs;
  let round = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const next = (ms: number) => {
    timer = setTimeout(() => {
      round = run()
        .then(() => runs.succeeded(name, deps.now()))
        .catch((error: unknown) => {
          runs.failed(name);
          log.error({ err: error, job: name }, 'job failed');
        })
        .then(() => {
          if (!stopped) next(pause);
        });
    }, ms).unref();
  };
  next(job.shared ? firstMs : pause);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}
