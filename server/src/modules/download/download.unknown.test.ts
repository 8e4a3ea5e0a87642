import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { member, staff } from '../../../testing/factories';
import { schema } from '../../../testing/schema';
import { type TestApp, testApp } from '../../../testing/testApp';
import { folderFiles } from '../../ports/files/folderFiles';
import { insertPicture } from '../picture/picture.repo';
import { insertResumable } from '../upload/resumableUpload.repo';
import { insertFile } from '../upload/upload.repo';
import { unknownFilesJob } from './download.unknown.job';

let t: TestApp;
let user_rid: string;
let staff_rid: string;
beforeAll(async () => {
  t = await testApp();
  user_rid = (await member(t.db)).rid;
  staff_rid = (await staff(t.db)).rid;
});

const created = new Date('2020-11-10T00:00:00Z');
const about = { name: 'a.pdf', mime: 'application/pdf', size: 1 };

/** A folder with files of each table, and some that no table names. Returns the names. */
async function scene(unknown: number) {
  const root = await mkdtemp(join(tmpdir(), 'portal-unknown-'));
  const files = folderFiles(root);
  const put = () => files.put(Buffer.from('x'));
  const known = await Promise.all(Array.from({ length: 10 }, put));
  const arriving = await files.parts.start();
  const [uploaded, picture = '', ...joined] = known;
  await t.db.transaction(async (tx) => {
    for (const stored of [uploaded ?? '', ...joined])
      await insertFile(tx, { ...about, rid: stored, stored, user_rid, created });
    await insertPicture(tx, { ...about, rid: `${picture}.jpg`, stored: picture, staff_rid, created });
    const { name: stored, key } = arriving;
    const upload = { rid: stored, stored, key, user_rid, name: 'a.raw', size: 1 };
    await insertResumable(tx, { ...upload, fingerprint: null, joining: null, created });
  });
  const left = await Promise.all(Array.from({ length: unknown }, put));
  const leftParts = await files.parts.start();
  for (const name of [...known, ...left]) await age(join(root, name.slice(0, 2), name));
  for (const { name } of [arriving, leftParts]) await age(join(root, 'parts', name));
  const fresh = await put();
  const run = () =>
    unknownFilesJob.run({ ...t.deps, now: () => new Date(), ports: { ...t.ports, files } }, t.app.log);
  const all = async () =>
    new Set(await readdir(root, { recursive: true }).then((paths) => paths.map(lastOf)));
  return { files, root, run, all, known: [...known, arriving.name, fresh], left: [...left, leftParts.name] };
}

const age = (path: string) => utimes(path, created, created);
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const aside = (root: string) => readdir(join(root, 'aside')).catch(() => []);

test('files that no table names are set aside after a day, and removed a month later', async () => {
  const { files, root, run, known, left } = await scene(2);
  await run();
  expect((await aside(root)).sort()).toEqual([...left].sort());
  for (const name of known.slice(0, 10)) expect(await files.open(name)).toBeDefined();
  expect(await files.open(known[11] ?? '')).toBeDefined();
  expect(await readdir(join(root, 'parts'))).toEqual([known[10]]);
  for (const name of left) expect(await files.open(name)).toBeUndefined();
  await run();
  await files.sweep();
  expect(await aside(root)).toHaveLength(left.length);
  for (const name of left) await age(join(root, 'aside', name));
  await files.sweep();
  expect(await aside(root)).toEqual([]);
});

test('nothing is touched when many files are unknown: the folder is that of another database', async () => {
  const { root, run, all, known, left } = await scene(4);
  await run();
  expect(await aside(root)).toEqual([]);
  const there = await all();
  expect([...known, ...left].filter((name) => !there.has(name))).toEqual([]);
});

test('the tables that name stored files are those that the job asks', () => {
  const naming = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => 'stored' in getTableColumns(table))
    .map((table) => getTableName(table));
  expect(naming.sort()).toEqual(['file', 'picture', 'resumable_upload']);
});
