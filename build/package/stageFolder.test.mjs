import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../compress.mjs';
import { importedNames, stageFolder } from './stageFolder.mjs';

const parts = ['@portal/shared/ui', '@portal/shared/api'];

test('the names that sources import from provided parts are listed, types and own parts left out', () => {
  const source = `import { type QueryKey, query as ask } from '@portal/shared/api';
import {
  Typography,
  Box,
} from "@portal/shared/ui";
import type { Theme } from '@portal/shared/ui';
import { plainList } from '@portal/shared/parts';`;
  const names = { '@portal/shared/api': ['query'], '@portal/shared/ui': ['Box', 'Typography'] };
  expect(importedNames([source], parts)).toEqual(names);
});

test('a folder is laid below a version that follows from its files, each with its hash; maps are left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-foreign-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'entry.js'), 'import "./assets/page.js"; call("open/setting")');
  await writeFile(join(folder, 'assets/page.js'), 'page');
  await writeFile(join(folder, 'assets/page.js.map'), '{}');
  const area = {
    name: 'remote_vite',
    entry: 'entry.js',
    type: 'module',
    allHashed: false,
    routes: ['/vite'],
  };
  const calls = { 'open/setting': {}, 'open/login': {} };
  const offered = { shared: { react: '^19.3.1' }, names: { '@portal/shared/ui': ['Box'] }, calls };
  const { version, files, release } = await stageFolder(folder, area, offered);
  expect([...files.keys()]).toEqual([`${version}/assets/page.js`, `${version}/entry.js`]);
  expect(release).toMatchObject({
    entry: `${version}/entry.js`,
    type: 'module',
    allHashed: true,
    integrity: { [`${version}/assets/page.js`]: integrityOf('page') },
    routes: { '/vite': [] },
    shared: { react: '^19.3.1' },
    calls: { 'open/setting': {} },
  });
  expect(Object.keys(release.calls)).toEqual(['open/setting']);
  expect((await stageFolder(folder, area, offered)).version).toBe(version);
  await writeFile(join(folder, 'assets/page.js'), 'changed');
  expect((await stageFolder(folder, area, offered)).version).not.toBe(version);
  await expect(stageFolder(folder, { ...area, entry: 'main.js' }, offered)).rejects.toThrow('has no main.js');
});
