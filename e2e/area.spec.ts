import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startParts } from './portal/parts';
import { root } from './portal/process';
import { expect, test } from './portal/test';

const exec = promisify(execFile);

const folder = 'remote-trial';

const program = (name: string) => join('node_modules', name);

async function git(cwd: string, ...words: string[]): Promise<string[]> {
  const { stdout } = await exec('git', words, { cwd, maxBuffer: 16 * 2 ** 20 });
  return stdout.split('\n').filter(Boolean);
}

/** Copy of the sources, to which an area is added. */
let copy: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'portal-area-'));
  await copySources(copy);
});

test.afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
});

/** Runs a Node program in the copy; rejects with its output. */
const node = (...args: string[]) => exec(process.execPath, args, { cwd: copy, maxBuffer: 16 * 2 ** 20 });

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

const entryOf = async (copy: string) =>
  JSON.parse(await readFile(join(copy, 'remotes.config.json'), 'utf8')).at(-1);

test('npm run new-remote makes an area that is checked, tested and built', async () => {
  await node('scripts/newRemote.mjs', 'trial', '试用栏目');
  const lists = ['docker-compose.yml', 'package-lock.json', 'remotes.config.json', 'tsconfig.json'];
  expect(await git(copy, 'diff', '--name-only')).toEqual(lists);
  expect(await readFile(join(copy, 'docker-compose.yml'), 'utf8')).toContain(`  ${folder}:\n`);
  expect(await entryOf(copy)).toMatchObject({ name: 'remote_trial', paths: ['/trial'] });
  await node(program('@biomejs/biome/bin/biome'), 'check', folder, 'remotes.config.json');
  await node(program('jest/bin/jest.js'), '--selectProjects', folder);
  await node('build/build.mjs', folder);
  await expect(node('scripts/newRemote.mjs', 'trial')).rejects.toThrow('trial exists already');
});

test('a running portal takes the area without a restart, also in a page that is open', async ({
  page,
  portal,
}) => {
  const parts = await startParts({ apiUrl: portal.url });
  try {
    await page.goto(`${parts.url}/trial`);
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: '联系我们' }).click();
    await expect(page).toHaveURL(/contact/);

    await parts.add(await entryOf(copy), join(copy, folder, 'dist'));
    const listed = async () => (await page.request.get(`${parts.url}/remotes.json`)).text();
    await expect.poll(listed).toContain('"remote_trial":{"expose":"./routes"');
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: '试用栏目' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '送样检测' })).toBeVisible();
    await expect(page).toHaveTitle(/^试用栏目 - /);
    const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '试用栏目' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    const sitemap = await page.request.get(`${parts.url}/sitemap.xml`);
    expect(await sitemap.text()).toContain('/trial</loc>');
    expect((await page.request.get(`${parts.url}/trial/unknown`)).status()).toBe(404);

    await page.route('**/remotes/remote_trial/**', (route) => route.abort());
    await page.goto(`${parts.url}/trial`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('“试用栏目”暂时无法打开');
  } finally {
    await parts.stop();
  }
});
