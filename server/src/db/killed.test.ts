import fs from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { shortenLog } from './checkpoint';
import type { Db } from './client';
import { filesOnDisk } from './durableFiles';
import { openFolder } from './pglite';

let folder: string;
let running: Db;

/** A copy of the folder while it is open is what a killed process leaves. */
async function killed(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'killed-'));
  await cp(join(folder, 'db'), join(copy, 'db'), { recursive: true });
  return copy;
}

const run = (db: Db, query: ReturnType<typeof sql>) => db.read((tx) => tx.execute(query));
const count = async (db: Db) => run(db, sql`SELECT count(*)::int AS count FROM notes`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-killed-'));
  running = await openFolder(folder);
  await run(running, sql`CREATE TABLE notes (note text)`);
  await run(running, sql`INSERT INTO notes SELECT repeat(n::text, 30) FROM generate_series(1, 60000) n`);
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

test('a database that was killed is complete, and its files are not synced one after the other', async () => {
  const copy = await killed();
  const sync = jest.spyOn(fs, 'fsyncSync');
  const db = await openFolder(copy);
  const calls = sync.mock.calls.length;
  expect(await count(db)).toMatchObject({ rows: [{ count: 60_000 }] });
  // The log, the control file and the files that the log has changed; two for each of 1700 files would be 3400.
  expect(calls).toBeGreaterThan(3);
  expect(calls).toBeLessThan(1000);

  sync.mockClear();
  await run(db, sql`INSERT INTO notes VALUES ('durable')`);
  expect(sync).toHaveBeenCalled();
  sync.mockRestore();
  await db.close();
});

test('all files of a killed database are on the disk before it is opened; a stopped one needs nothing', async () => {
  const copy = await killed();
  const onDisk = await filesOnDisk(join(copy, 'db'));
  expect(onDisk.size).toBeGreaterThan(1000);
  expect(onDisk.has(join(copy, 'db/global/pg_control'))).toBe(true);
  await (await openFolder(copy)).close();
  expect(await filesOnDisk(join(copy, 'db'))).toEqual(new Set());
});

test('a long log is cut by a checkpoint, a short one is left alone', async () => {
  const control = async () => (await readFile(join(folder, 'db/global/pg_control'))).toString('hex');
  const before = await control();
  await shortenLog(running);
  const after = await control();
  expect(after).not.toBe(before);
  await run(running, sql`INSERT INTO notes VALUES ('short')`);
  await shortenLog(running);
  expect(await control()).toBe(after);
});
