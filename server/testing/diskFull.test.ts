import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openFolder } from '../src/db/pglite';
import { folderDisk } from '../src/ports/disk';
import { folderFiles } from '../src/ports/files/folderFiles';
import { describeOnPostgres } from './database';
import { member } from './factories';
import { send } from './orders';
import { testPorts } from './ports';
import { smallVolume } from './smallVolume';
import { type TestApp, testApp, testEnv } from './testApp';

/** Rounds of uploads that fill the volume; `npm run soak` has more. */
const rounds = process.env.SOAK_CASES === undefined ? 1 : 10;

const pdf = (kib: number) => ({ name: 'a.pdf', bytes: `%PDF-1.7\n${'x'.repeat(kib * 1024)}` });

const home = {
  name: '王小明',
  phone: '13900001111',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '中关村东路 1 号',
  address_code: '110108',
};

/** An application whose files are on this volume. */
const onVolume = (folder: string, more: Partial<TestApp['deps']> = {}) =>
  testApp({
    deps: {
      env: { ...testEnv, dataDir: folder },
      ports: { ...testPorts(), files: folderFiles(join(folder, 'files')), disk: folderDisk(folder) },
      ...more,
    },
  });

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Sends a request on a connection of the agent and returns its status; 0 when the connection is cut before the answer is read. */
const ask = (agent: Agent, url: string, { method, headers, body }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...headers, 'content-length': body.length } });
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    sent.on('error', (error) =>
      'code' in error && /^(ECONNRESET|EPIPE)$/.test(String(error.code)) ? resolve(0) : reject(error),
    );
    sent.end(body);
  });

test('uploads that fill a volume of 30 MB are 200 or 503; other calls go on, nothing is left over, what was stored stays', async () => {
  const volume = smallVolume(30);
  if (!volume) return;
  const t = await onVolume(volume.folder);
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const form = new FormData();
  form.append('file', new Blob([pdf(900).bytes]), 'a.pdf');
  const encoded = new Response(form);
  const upload = {
    method: 'POST',
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
  const small = { method: 'POST', body: Buffer.from('{}'), headers: { 'content-type': 'application/json' } };
  // One connection each, on which each upload is followed by a small call.
  const clients = Array.from({ length: 9 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const statuses = { upload: new Map<number, number>(), small: new Map<number, number>() };
  const count = (seen: Map<number, number>, status: number) => seen.set(status, (seen.get(status) ?? 0) + 1);
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      clients.map(async (agent) => {
        const { token } = await member(t.db);
        const authorization = `Bearer ${token}`;
        for (let turn = 0; turn < 5; turn++) {
          const headers = { ...upload.headers, authorization };
          count(statuses.upload, await ask(agent, `${url}/api/auth/upload4file`, { ...upload, headers }));
          count(statuses.small, await ask(agent, `${url}/api/open/setting`, small));
        }
      }),
    );
  for (const agent of clients) agent.destroy();
  expect([...statuses.upload.keys()].sort()).toEqual([200, 503]);
  expect([...statuses.small.keys()]).toEqual([200]);
  expect(readdirSync(join(volume.folder, 'incoming'))).toEqual([]);
  expect(readdirSync(join(volume.folder, 'files', 'unfinished'))).toEqual([]);
  const { rows } = Object(
    await t.db.read((tx) => tx.execute(sql`SELECT stored FROM file WHERE size > 900000`)),
  );
  expect(rows.length).toBeGreaterThanOrEqual(statuses.upload.get(200) ?? 0);
  for (const { stored } of rows) {
    const content = await t.deps.ports.files.open(stored);
    expect(content?.size).toBe(900 * 1024 + 9);
    content?.stream.destroy();
  }
  // Those that filled the volume together have left room again; the next ones fill it one by one.
  const { token } = await member(t.db);
  while ((await send(t, 'auth/upload4file', {}, pdf(900), token)).status === 200);
  const { room } = (await t.app.inject('/readyz')).json();
  expect(room.free).toBeLessThan(room.total / 10 + upload.body.length);
});

test('a full volume of the embedded database refuses writes with 503, reads go on, and writes after there is room', async () => {
  const volume = smallVolume(220);
  if (!volume) return;
  const db = await openFolder(volume.folder);
  const t = await onVolume(volume.folder, { db });
  const { token } = await member(db);
  const write = () => send(t, 'auth/upload4file', {}, pdf(1), token);
  expect((await write()).status).toBe(200);
  for (const left of [40e6, 0]) {
    volume.fill(left);
    expect(await write()).toMatchObject({ status: 503, error: 'storage_full' });
    expect(await t.call('auth/address/add', home, { token })).toMatchObject({
      status: 503,
      error: 'storage_full',
    });
    expect((await t.call('auth/user/info', {}, { token })).status).toBe(200);
    volume.free();
  }
  expect((await write()).status).toBe(200);
  // A start, and an end, without room.
  volume.fill(0);
  await expect(openFolder(volume.folder)).rejects.toMatchObject({ code: 'ENOSPC' });
  await db.close();
  volume.free();
  await db.close();
});

describeOnPostgres('on PostgreSQL', () => {
  test('a full volume refuses writes with 503, reads go on, and writes after there is room', async () => {
    const volume = smallVolume(60);
    if (!volume) return;
    const t = await testApp();
    const { token } = await member(t.db);
    await t.db.read(async (tx) => {
      await tx.execute(sql.raw(`CREATE TABLESPACE small LOCATION '${volume.folder}'`));
      await tx.execute(sql`ALTER TABLE file SET TABLESPACE small`);
    });
    const write = () => send(t, 'auth/upload4file', {}, pdf(1), token);
    expect((await write()).status).toBe(200);
    volume.fill(0);
    const statuses = new Set<number>();
    for (let turn = 0; turn < 150; turn++) {
      const { status, error } = await write();
      statuses.add(status);
      if (status !== 200) expect([status, error]).toEqual([503, 'storage_full']);
      if (status !== 200) break;
    }
    expect([...statuses].at(-1)).toBe(503);
    expect((await t.call('auth/user/info', {}, { token })).status).toBe(200);
    volume.free();
    expect((await write()).status).toBe(200);
    await t.db.read(async (tx) => {
      await tx.execute(sql`ALTER TABLE file SET TABLESPACE pg_default`);
      await tx.execute(sql`DROP TABLESPACE small`);
    });
  });
});
