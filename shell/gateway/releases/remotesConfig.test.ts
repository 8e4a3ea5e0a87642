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

test('the default base of a remote is the dist of its own folder, next to the file', async () => {
  const { dir, bases } = await basesOf(entries);
  expect(bases).toEqual([join(dir, 'remote-member', 'dist'), 'https://cdn.example.com/auth']);
});

test('REMOTES_BASE is the base of the remotes without their own', async () => {
  const { bases } = await basesOf(entries, 'http://{area}:8080');
  expect(bases).toEqual(['http://remote-member:8080', 'https://cdn.example.com/auth']);
});
