import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startParts } from './portal/parts';
import { root } from './portal/process';
import { expect, test } from './portal/test';

const exec = promisify(execFile);

const folder = 'remote-trial';

/** Files of a new area's folder. */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: '@portal/remote-trial',
    version: '0.1.0',
    private: true,
    type: 'module',
  }),
  'tsconfig.json': JSON.stringify({ extends: '../remote-member/tsconfig.json' }),
  'jest.config.mjs': `import { screens } from '../build/jest.mjs';\nexport default screens('${folder}');\n`,
  'webpack.config.mjs': `import { remote } from '../build/remote.mjs';\nexport default remote({ name: 'remote_trial' });\n`,
  'src/app/routes.tsx': `export const routes = [
    { path: 'trial', title: '试用', page: () => import('../trial/TrialPage').then((m) => m.TrialPage) },
  ];\n`,
  'src/trial/TrialPage.tsx': `export const TrialPage = () => <h1>试用栏目</h1>;\n`,
};

async function git(cwd: string, ...words: string[]): Promise<string[]> {
  const { stdout } = await exec('git', words, { cwd, maxBuffer: 16 * 2 ** 20 });
  return stdout.split('\n').filter(Boolean);
}

/** Copies the sources with the same packages into a new repository, so that git can list changes. */
async function copySources(copy: string): Promise<void> {
  const tracked = await git(
    root,
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ':!server/content',
    ':!docs',
  );
  for (const file of tracked) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file)).catch((error) => {
      // Deleted but not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await git(copy, 'init', '--quiet');
  await git(copy, 'add', '--all');
}

async function addArea(copy: string): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, folder, file)), { recursive: true });
    await writeFile(join(copy, folder, file), text);
  }
  const list = join(copy, 'remotes.config.json');
  const entries = JSON.parse(await readFile(list, 'utf8'));
  await writeFile(list, JSON.stringify([...entries, { name: 'remote_trial', paths: ['/trial'] }]));
}

test('a new area needs its folder and one entry, and is built and served', async ({ page, portal }) => {
  const copy = await mkdtemp(join(tmpdir(), 'portal-area-'));
  try {
    await copySources(copy);
    await addArea(copy);
    expect(await git(copy, 'diff', '--name-only')).toEqual(['remotes.config.json']);
    await exec(process.execPath, ['scripts/areas.mjs'], { cwd: copy });
    const derived = ['docker-compose.yml', 'remotes.config.json', 'tsconfig.json'];
    expect(await git(copy, 'diff', '--name-only')).toEqual(derived);
    expect(await readFile(join(copy, 'docker-compose.yml'), 'utf8')).toContain(`  ${folder}:\n`);
    const { stdout } = await exec(process.execPath, ['node_modules/jest/bin/jest.js', '--showConfig'], {
      cwd: copy,
      maxBuffer: 16 * 2 ** 20,
    });
    expect(JSON.parse(stdout).configs.map(({ rootDir }: { rootDir: string }) => rootDir)).toContainEqual(
      expect.stringContaining(folder),
    );

    await exec(process.execPath, ['build/build.mjs', folder], { cwd: copy });
    const parts = await startParts({ sources: copy, apiUrl: portal.url });
    try {
      await page.goto(`${parts.url}/trial`);
      await expect(page.getByRole('main').getByRole('heading', { name: '试用栏目' })).toBeVisible();
      await expect(page).toHaveTitle(/试用/);
    } finally {
      await parts.stop();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
