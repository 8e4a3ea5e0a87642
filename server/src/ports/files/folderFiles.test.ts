import { mkdtemp, readdir, rm } from 'node:fs/promises';
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
