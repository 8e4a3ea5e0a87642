import { describeOnPostgres } from '../../testing/database';
import { anotherProcess, type TestApp, testApp } from '../../testing/testApp';
import { type Job, runIfDue, startJobs } from './job';

const hourSeconds = 3600;
let counter = 0;

/** A job that is due every six hours, and the number of its runs. */
function rare(run: () => Promise<void> = async () => undefined) {
  const counted = { runs: 0 };
  const job: Job = {
    name: `rare ${++counter}`,
    everyMs: 6 * hourSeconds * 1000,
    shared: true,
    run: async () => {
      counted.runs += 1;
      await run();
    },
  };
  return { job, counted };
}

/** Lets processes look whether the job is due. */
const look = (job: Job, ...processes: readonly TestApp[]) =>
  Promise.all(processes.map(({ deps, app }) => runIfDue(job, deps, app.log)));

test('a job that was never run is run at the start, not after its interval', async () => {
  const t = await testApp();
  let stop = async () => {};
  await new Promise<void>((resolve) => {
    const { job } = rare(async () => resolve());
    stop = startJobs([job], t.deps, t.app.log, t.app.jobRuns);
  });
  await stop();
});

test('processes that are restarted more often than a job is due run it in time', async () => {
  const t = await testApp();
  const { job, counted } = rare();
  await look(job, t);
  expect(counted.runs).toBe(1);
  for (const runs of [1, 2, 2, 3]) {
    t.clock.pass(5 * hourSeconds);
    await look(job, t);
    expect(counted.runs).toBe(runs);
  }
});

test('a run that failed is repeated after an hour', async () => {
  const t = await testApp();
  const { job, counted } = rare(() => Promise.reject(new Error('no luck')));
  await expect(look(job, t)).rejects.toThrow('no luck');
  await look(job, t);
  expect(counted.runs).toBe(1);
  t.clock.pass(hourSeconds);
  await expect(look(job, t)).rejects.toThrow('no luck');
});

describeOnPostgres('several processes', () => {
  test('that start together run what is overdue once', async () => {
    const t = await testApp({ database: 'postgres' });
    const others = [await anotherProcess(t), await anotherProcess(t)];
    const { job, counted } = rare();
    await look(job, t, ...others);
    expect(counted.runs).toBe(1);
  });
});
