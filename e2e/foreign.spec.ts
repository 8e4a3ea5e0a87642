import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectMark, mark } from './portal/mark';
import { type Parts, startParts } from './portal/parts';
import { root } from './portal/process';
import { test as base, expect } from './portal/test';

/** Areas whose files are changed or missing cause script errors. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  noErrors: async ({}, use) => use(undefined),
});

const exec = promisify(execFile);

const areas = [
  { bundler: 'Rspack', name: 'rspack', chunk: /^\d+\.\w+\.js$/ },
  { bundler: 'Vite', name: 'vite', chunk: /^assets\/TypesPage-.*\.js$/ },
] as const;

const folders: string[] = [];
let parts: Parts;
let unreachable: string | undefined;

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ portal }) => {
  test.setTimeout(600_000);
  try {
    await exec(process.execPath, ['scripts/examples.mjs'], { cwd: root });
  } catch (error) {
    const said = String(error);
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT/.test(said)) throw error;
    unreachable = said.slice(0, 300);
    return;
  }
  parts = await startParts({ apiUrl: portal.url });
  for (const { bundler, name } of areas) {
    const folder = await mkdtemp(join(tmpdir(), `portal-${name}-`));
    folders.push(folder);
    await cp(join(root, 'examples', name, '.cache/release'), folder, { recursive: true });
    const entry = { name: `remote_${name}`, paths: [`/${name}`], title: bundler, nav: {} };
    await parts.add(entry, folder);
  }
  await expect
    .poll(async () => (await fetch(`${parts.url}/remotes.json`)).text())
    .toMatch(/"remote_vite":.*"verdict":"compatible"/);
});

test.beforeEach(() => {
  test.skip(unreachable !== undefined, `没有 npm 仓库，示例没有构建：${unreachable}`);
});

test.afterAll(async () => {
  await parts?.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const headingOf = (page: Page, bundler: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: `${bundler} 栏目` });

/** Opens another page and then the area by its entry in the navigation. */
async function follow(page: Page, bundler: string): Promise<void> {
  await page.goto(`${parts.url}/contact`);
  await mark(page);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: bundler }).click();
}

/** Presses 重试 until the page is shown. */
async function retry(page: Page, bundler: string): Promise<void> {
  const button = page.getByRole('button', { name: '重试' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(headingOf(page, bundler)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

for (const [index, { bundler, name, chunk }] of areas.entries()) {
  test(`an area built by ${bundler} is opened by its URL and from another page, with the shell’s libraries`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const response = await page.goto(`${parts.url}/${name}`);
    expect(response?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
    await expect(headingOf(page, bundler)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '送样检测' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${bundler} 栏目 - `));
    await follow(page, bundler);
    await expect(headingOf(page, bundler)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '送样检测' }).click();
    await expect(page).toHaveURL(/\/project/);
    await expectMark(page);
    expect(errors).toEqual([]);
  });

  test(`a chunk of ${bundler} that was changed after the build does not run, and the page heals once it is restored`, async ({
    page,
  }) => {
    const folder = folders[index] ?? '';
    const { current } = JSON.parse(await readFile(join(folder, 'releases.json'), 'utf8'));
    const files = await readdir(join(folder, current), { recursive: true });
    for (const file of files.filter((one) => chunk.test(one.replaceAll('\\', '/')))) {
      const path = join(folder, current, file);
      for (const variant of ['.br', '.gz']) await rm(path + variant);
      await writeFile(path, ';globalThis.tampered=true;', { flag: 'a' });
    }
    await follow(page, bundler);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('与发布的不一致');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await rm(folder, { recursive: true, force: true });
    await cp(join(root, 'examples', name, '.cache/release'), folder, { recursive: true });
    await retry(page, bundler);
    await expectMark(page);
  });

  test(`an entry of ${bundler} that fails three times is asked for again under other addresses`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(`**/remotes/remote_${name}/**/entry.js*`, (route, request) => {
      asked.push(new URL(request.url()).search);
      return asked.length <= 3 ? route.abort() : route.continue();
    });
    await follow(page, bundler);
    await retry(page, bundler);
    // The message about the failure asks for the failed file too, to find out why.
    expect(asked[0]).toBe('');
    expect(asked.at(-1)).toMatch(/^\?attempt=\d$/);
    await expectMark(page);
  });

  test(`a chunk of ${bundler} that fails twice is asked for again under another address`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const isChunk = ({ pathname }: URL) => {
      const [, file] = /^\/remotes\/remote_\w+\/\w+\/(.*)$/.exec(pathname) ?? [];
      return file !== undefined && chunk.test(file);
    };
    await page.route(isChunk, (route, request) => {
      asked.push(request.url());
      return asked.length <= 2 ? route.abort() : route.continue();
    });
    await follow(page, bundler);
    await retry(page, bundler);
    expect(asked.length).toBeGreaterThan(2);
    await expectMark(page);
  });
}
