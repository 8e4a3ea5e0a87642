import { Counter, Gauge, Registry } from '@portal/shared/node';
import { goodRuns } from '../db/jobRun';
import type { App } from '../deps';
import { databaseGauge } from './databaseGauge';

/**
 * Returns the metrics of the jobs. A job that each process runs has its own figures in each; the last run of one that a single
 * process runs for all is read from the database, and its time stays while the next run goes on or fails.
 */
export function jobMetrics(app: App): Registry {
  const registry = new Registry();
  const registers = [registry];
  // Not `job`, which Prometheus uses for the target.
  const labelNames = ['name'];
  const known = new Map<string, Date>();
  databaseGauge(app, registry, {
    name: 'job_success_timestamp_seconds',
    help: 'When the last good run of a job ended; of a shared job 0 until it is known.',
    label: 'name',
    read: async (tx) => {
      const ended = await goodRuns(tx);
      for (const [name, at] of ended) known.set(name, at);
      return new Map(
        app.jobRuns.jobs.map(({ name, isShared, succeeded }) => {
          const at = isShared ? known.get(name) : succeeded;
          return [name, (at?.getTime() ?? 0) / 1000];
        }),
      );
    },
  });
  new Gauge({
    name: 'job_interval_seconds',
    help: 'After how long a job runs again.',
    labelNames,
    registers,
    collect() {
      for (const { name, everyMs } of app.jobRuns.jobs) this.set({ name }, everyMs / 1000);
    },
  });
  new Counter({
    name: 'job_failures_total',
    help: 'Runs of a job in this process that failed.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { name, failures } of app.jobRuns.jobs) this.inc({ name }, failures);
    },
  });
  return registry;
}
