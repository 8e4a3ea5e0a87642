import fs from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { errors } from '@portal/shared/contract';
import { member } from '../../testing/factories';
import { send } from '../../testing/orders';
import { testPorts } from '../../testing/ports';
import { type TestApp, testApp, testEnv } from '../../testing/testApp';
import { unfinishedJob } from '../modules/upload/unfinished.job';
import { incomingFolder } from './upload';

const pdf = { name: 'a.pdf', bytes: `%PDF-1.7\n${'x'.repeat(100_000)}` };
const full = { status: 503, error: 'storage_full', msg: errors.storage_full.msg };
const noSpace = (code = 'ENOSPC') => Object.assign(new Error('no space left on device'), { code });

const ports = testPorts();
let room = { free: 0, total: 0 };
let t: TestApp;
let token: string;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-full-'));
  const disk = { room: async () => room };
  t = await testApp({ deps: { ports: { ...ports, disk }, env: { ...testEnv, dataDir } } });
  ({ token } = await member(t.db));
});
afterAll(() => rm(dataDir, { recursive: true }));
beforeEach(() => {
  room = { free: 1e12, total: 2e12 };
});
afterEach(() => jest.restoreAllMocks());

const upload = () => send(t, 'auth/upload4file', {}, pdf, token);
const incoming = () => readdir(join(dataDir, 'incoming'));

test('an upload is refused before it takes the last tenth of a small volume, other calls are not', async () => {
  for (const [free, total] of [
    [3e6, 30e6],
    [3.05e6, 30e6],
    [250e6, 1e12],
    [0, 1e12],
  ] as const) {
    room = { free, total };
    const refused = await upload();
    expect(refused).toMatchObject(full);
    expect(refused.headers['retry-after']).toBe('5');
    expect((await t.call('auth/user/info', {}, { token })).status).toBe(200);
  }
  for (const [free, total] of [
    [3.3e6, 30e6],
    [270e6, 1e12],
  ] as const) {
    room = { free, total };
    expect((await upload()).status).toBe(200);
  }
});

test('a large file is refused when it begins, not in the middle', async () => {
  const { files } = ports;
  jest.spyOn(files, 'room').mockResolvedValue({ free: 1.1e9, total: 1e12 });
  const start = (size: number) => t.call('auth/upload/start', { name: 'a.zip', size }, { token });
  expect(await start(1e9)).toMatchObject(full);
  expect((await start(8e8)).status).toBe(200);
});

test('readiness and metrics tell the room left; a full volume still answers reads', async () => {
  room = { free: 4e9, total: 5e9 };
  expect((await t.app.inject('/readyz')).json()).toEqual({ status: 'ok', room });
  room = { free: 2e6, total: 5e9 };
  const ready = await t.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'storage full', room }]);
  const { body } = await t.app.inject('/metrics');
  expect(body).toMatch(/^storage_free_bytes 2000000$/m);
  expect(body).toMatch(/^storage_total_bytes 5000000000$/m);
});

test.each(['ENOSPC', 'EDQUOT'])(
  'a form that fills the volume while it arrives (%s) is refused, and leaves nothing',
  async (code) => {
    jest.spyOn(fs, 'createWriteStream').mockImplementation((path) => {
      fs.writeFileSync(path, 'the beginning');
      const stream = new Writable({ write: (_chunk, _encoding, done) => done(noSpace(code)) });
      return stream as ReturnType<typeof fs.createWriteStream>;
    });
    expect(await upload()).toMatchObject(full);
    expect(await incoming()).toEqual([]);
    jest.restoreAllMocks();
    expect((await upload()).status).toBe(200);
  },
);

test('a file that can not be stored is refused, and what was stored of it without its row is removed', async () => {
  jest.spyOn(ports.files, 'put').mockRejectedValue(noSpace());
  expect(await upload()).toMatchObject(full);
  jest.restoreAllMocks();
  const before = ports.stored.size;
  const { transaction } = t.db;
  // The first transaction counts the upload, the second one stores its row.
  let turn = 0;
  const failing: typeof transaction = (work) =>
    ++turn === 2 ? Promise.reject(noSpace('53100')) : transaction(work);
  const other = await testApp({
    deps: { ports, env: { ...testEnv, dataDir }, db: { ...t.db, transaction: failing } },
  });
  expect(await send(other, 'auth/upload4file', {}, pdf, token)).toMatchObject(full);
  expect(ports.stored.size).toBe(before);
});

test('what a killed process left of forms is removed after an hour', async () => {
  const folder = incomingFolder({ env: { ...testEnv, dataDir } });
  const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')];
  for (const path of [old, fresh]) await writeFile(path, 'the beginning');
  const before = new Date(Date.now() - 2 * 3_600_000);
  await utimes(old, before, before);
  await unfinishedJob.run(t.deps, t.app.log);
  expect(await incoming()).toEqual(['fresh']);
});
