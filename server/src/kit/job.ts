import type { Deps, Log } from '../deps';

/** Periodic background work of every API process. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** One run. Several processes may run the same job concurrently. */
  run(deps: Deps, log: Log): Promise<void>;
}

/** Starts the jobs. The returned function stops them and waits for runs in progress. */
export function startJobs(list: readonly Job[], deps: Deps, log: Log): () => Promise<void> {
  const stops = list.map((job) => startJob(job, deps, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, deps: Deps, log: Log): () => Promise<void> {
  let round = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const next = () => {
    timer = setTimeout(() => {
      round = job
        .run(deps, log)
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
        .then(() => {
          if (!stopped) next();
        });
    }, job.everyMs).unref();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}
