import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnPostgres } from '../../testing/database';
import { member } from '../../testing/factories';
import { testPorts } from '../../testing/ports';
import { type TestApp, testApp, testEnv } from '../../testing/testApp';
import { beginRun, endRun } from '../db/jobRun';
import { type Job, startJobs } from '../kit/job';
import { notifyPhone } from '../modules/message/message.service';
import { outboxJob } from '../modules/message/outbox.job';
import { backupMark } from './backupMetrics';

const lines: { readonly event?: string; readonly [field: string]: unknown }[] = [];
const ports = testPorts();
let dataDir: string;
let t: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-operations-'));
  t = await testApp({
    deps: {
      ports,
      env: { ...testEnv, dataDir, logLevel: 'warn' },
      logStream: { write: (line) => lines.push(JSON.parse(line)) },
    },
  });
  await member(t.db);
});
afterAll(() => rm(dataDir, { recursive: true }));

const metric = async (name: string): Promise<number> => {
  const { body } = await t.app.inject('/metrics');
  const value = body.split('\n').find((line) => line.startsWith(`${name} `));
  return Number(value?.slice(name.length + 1));
};
const notice = () =>
  t.db.transaction((tx) =>
    notifyPhone(tx, '13800000001', { title: '样品', text: '样品已收到。' }, t.clock.now()),
  );
const round = () => outboxJob.run(t.deps, t.app.log);

test('text messages that are not accepted are counted with their age, and said at once but not for each', async () => {
  expect(await metric('outbox_waiting{channel="sms"}')).toBe(0);
  expect(await metric('outbox_oldest_seconds{channel="sms"}')).toBe(0);
  const send = jest.spyOn(ports.sms, 'send').mockRejectedValue(new Error('no provider'));
  for (let count = 0; count < 3; count++) await notice();
  await round();
  t.clock.pass(600);
  expect(await metric('outbox_waiting{channel="sms"}')).toBe(3);
  expect(await metric('outbox_waiting{channel="mail"}')).toBe(0);
  expect(await metric('outbox_oldest_seconds{channel="sms"}')).toBe(600);
  const said = () => lines.filter(({ event }) => event === 'notice_failing');
  expect(said()).toMatchObject([{ level: 50, channel: 'sms', failures: 1, isRejected: false, tried: 1 }]);
  expect(JSON.stringify(said())).not.toMatch(/138|样品/);
  t.clock.pass(600);
  await round();
  expect(said()).toMatchObject([{ failures: 1 }, { failures: 3, tried: 2 }]);
  send.mockRestore();
  t.clock.pass(3600);
  await round();
  expect(await metric('outbox_waiting{channel="sms"}')).toBe(0);
  expect(said()).toHaveLength(2);
});

test('the time of the last backup is that of its mark', async () => {
  expect(await metric('backup_timestamp_seconds')).toBe(0);
  const mark = join(dataDir, backupMark);
  await writeFile(mark, '');
  await utimes(mark, 1_700_000_000, 1_700_000_000);
  expect(await metric('backup_timestamp_seconds')).toBe(1_700_000_000);
});

test('a job tells its interval, its last good run and its failures', async () => {
  const ran: string[] = [];
  let fails = false;
  let go: () => void = () => undefined;
  const own: Job = {
    name: 'own',
    everyMs: 1,
    run: async () => {
      await new Promise<void>((resolve) => {
        go = resolve;
        ran.push('own');
      });
      if (fails) throw new Error('no luck');
    },
  };
  const shared: Job = { name: 'shared', everyMs: 7_200_000, shared: true, run: async () => undefined };
  const began = t.clock.now().getTime() / 1000;
  const stop = startJobs([own, shared], t.deps, t.app.log, t.app.jobRuns);
  const succeeded = (job: string) => metric(`job_success_timestamp_seconds{name="${job}"}`);
  const nextRun = async (count: number) => {
    while (ran.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await nextRun(1);
  expect(await succeeded('own')).toBe(began);
  t.clock.pass(60);
  go();
  await nextRun(2);
  expect(await succeeded('own')).toBe(began + 60);
  fails = true;
  t.clock.pass(60);
  go();
  await nextRun(3);
  expect(await succeeded('own')).toBe(began + 60);
  expect(await metric('job_failures_total{name="own"}')).toBe(1);
  expect(await metric('job_interval_seconds{name="shared"}')).toBe(7200);
  fails = false;
  const stopped = stop();
  go();
  await stopped;
  t.clock.pass(7200);
  await beginRun(t.db, shared, t.clock.now());
  await endRun(t.db, 'shared', t.clock.now());
  const ended = t.clock.now().getTime() / 1000;
  expect(await succeeded('shared')).toBe(ended);
  // While the next run goes on, and when it fails, the last good one counts.
  t.clock.pass(7200);
  await beginRun(t.db, shared, t.clock.now());
  expect(await succeeded('shared')).toBe(ended);
});

test('readiness tells that a standby answers reads only, and the process stays in service', async () => {
  const standby = { ...t.db, canWrite: async () => false };
  const one = await testApp({ deps: { db: standby } });
  const ready = await one.app.inject('/readyz');
  expect([ready.statusCode, ready.json().status]).toEqual([200, 'reads only']);
  expect((await one.app.inject('/metrics')).body).toMatch(/^db_writable 0$/m);
  expect(await metric('db_writable')).toBe(1);
});

describeOnPostgres('the pool', () => {
  test('tells its size, its connections in use and who waits', async () => {
    const one = await testApp({ database: 'postgres' });
    const figures = async () => {
      const { body } = await one.app.inject('/metrics');
      return ['size', 'used', 'waiting'].map((name) =>
        Number(new RegExp(`^db_pool_${name} (\\d+)$`, 'm').exec(body)?.[1]),
      );
    };
    expect(await figures()).toEqual([10, expect.any(Number), 0]);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const works = Array.from({ length: 12 }, () => one.db.transaction(() => held));
    while (one.db.poolUse()?.waiting !== 2) await new Promise((resolve) => setImmediate(resolve));
    expect(one.db.poolUse()).toEqual({ size: 10, used: 10, waiting: 2 });
    release();
    await Promise.all(works);
  });
});
