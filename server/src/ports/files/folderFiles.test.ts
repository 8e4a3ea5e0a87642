import fs, { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { folderFiles } from './folderFiles';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-files-'));
});
afterAll(() => rm(root, { recursive: true }));

test('a stored file is found by its name until it is removed', async () => {
  const files = folderFiles(root);
  const name = await files.put(Buffer.from('数据'));
  const found = await files.open(name);
  expect(found?.size).toBe(6);
  expect(found && (await text(found.stream))).toBe('数据');
  await files.remove(name);
  await files.remove(name);
  expect(await files.open(name)).toBeUndefined();
  expect(await readdir(join(root, name.slice(0, 2)))).toEqual([]);
});

test.each(['../../etc/passwd', '', 'a'.repeat(39), '/etc/passwd'])('%p is not a file name', async (name) => {
  const files = folderFiles(root);
  expect(await files.open(name)).toBeUndefined();
  await expect(files.remove(name)).resolves.toBeUndefined();
});

/** Paths of all files below the folder. */
const paths = async () =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name);

test('a file or part that could not be written to its end leaves nothing', async () => {
  const files = folderFiles(root);
  const upload = await files.parts.start();
  const before = await paths();
  const { open } = fs;
  jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file = await open(...args);
    file.sync = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    return file;
  });
  await expect(files.put(Buffer.from('数据'))).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(files.parts.put(upload, 1, Buffer.from('数据'))).rejects.toMatchObject({ code: 'ENOSPC' });
  jest.restoreAllMocks();
  expect(await paths()).toEqual(before);
});

test('what a killed process left is removed after an hour', async () => {
  const files = folderFiles(root);
  const name = await files.put(Buffer.from('数据'));
  const [old, fresh] = [join(root, 'unfinished', 'old'), join(root, 'unfinished', 'fresh')];
  for (const path of [old, fresh]) await fs.writeFile(path, 'half');
  const before = new Date(Date.now() - 2 * 3_600_000);
  await utimes(old, before, before);
  await utimes(join(root, name.slice(0, 2), name), before, before);
  await files.sweep();
  expect(await readdir(join(root, 'unfinished'))).toEqual(['fresh']);
  expect((await files.open(name))?.size).toBe(6);
});

test('the room of the volume is known', async () => {
  const { free = 0, total = 0 } = (await folderFiles(join(root, 'new')).room()) ?? {};
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(free);
});

test('what processes of earlier releases left beside complete files and parts is removed too', async () => {
  const files = folderFiles(root);
  const name = await files.put(Buffer.from('数据'));
  const upload = await files.parts.start();
  await files.parts.put(upload, 1, Buffer.from('数据'));
  const [folder, parts] = [join(root, name.slice(0, 2)), join(root, 'parts', upload.name)];
  const left = [join(folder, `${name}.half`), join(folder, `${name}.new`), join(parts, '2.half')];
  const kept = [join(folder, name), join(parts, '1')];
  const before = new Date(Date.now() - 2 * 3_600_000);
  for (const path of left) await fs.writeFile(path, 'half');
  for (const path of [...left, ...kept]) await utimes(path, before, before);
  await fs.writeFile(join(parts, '3.fresh'), 'half');
  await files.sweep();
  expect(await readdir(parts)).toEqual(['1', '3.fresh']);
  expect(await readdir(folder)).toEqual([name]);
});
