/** @jest-environment node */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemotesConfig } from './remotesConfig';

async function basesOf(entries: readonly object[], commonBase?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'portal-config-'));
  const file = join(dir, 'remotes.config.json');
  await writeFile(file, JSON.stringify(entries));
  const remotes = await readRemotesConfig(file, commonBase);
  return { dir, bases: remotes.map(({ base }) => base) };
}

const entries = [{ name: 'remote_member' }, { name: 'remote_auth', base: 'https://cdn.example.com/auth/' }];

test('a remote without a base is in the dist of its own folder, beside the file', async () => {
  const { dir, bases } = await basesOf(entries);
  expect(bases).toEqual([join(dir, 'remote-member', 'dist'), 'https://cdn.example.com/auth']);
});

test('REMOTES_BASE is where the remotes without a base are', async () => {
  const { bases } = await basesOf(entries, 'http://{area}:8080');
  expect(bases).toEqual(['http://remote-member:8080', 'https://cdn.example.com/auth']);
});
