import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources, git } from './portal/copySources';
import { startParts } from './portal/parts';
import { expect, test } from './portal/test';

const exec = promisify(execFile);

const folder = 'remote-trial';

const program = (name: string) => join('node_modules', name);

/** Copy of the sources, to which an area is added. */
let copy: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  copy = await copySources();
});

test.afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
});

/** Runs a Node program in the copy; rejects with its output. */
const node = (...args: string[]) => exec(process.execPath, args, { cwd: copy, maxBuffer: 16 * 2 ** 20 });

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

/** The area's page: a form, and a dialog whose code is loaded when it is opened. */
const pageOf = (heading: string) => `
import { Form, fieldsOf, text, useForm } from '@portal/shared/form';
import { useLazyDialog } from '@portal/shared/parts';

const { Text } = fieldsOf<{ readonly note: string }>();
const load = () => import('./TrialDialog').then((m) => m.TrialDialog);

export function TrialPage() {
  const form = useForm({ initial: { note: '' }, rules: { note: text(['备注', 80]) } });
  const { show, dialog } = useLazyDialog('trial', load, {});
  return (
    <>
      <h1>${heading}</h1>
      <Form form={form} send={async () => {}}><Text name="note" /></Form>
      <button type="button" onClick={show}>更多</button>
      {dialog}
    </>
  );
}
`;

const dialogOf = (words: string) =>
  `export const TrialDialog = ({ open }: { readonly open: boolean }) => open && <p>${words}</p>;\n`;

/** Makes the area's only page this one. */
async function write(heading: string, words: string): Promise<void> {
  const src = join(copy, folder, 'src');
  await mkdir(join(src, 'trial'), { recursive: true });
  await writeFile(
    join(src, 'app/routes.tsx'),
    `export const routes = [
    { path: 'trial', title: '试用', page: () => import('../trial/TrialPage').then((m) => m.TrialPage) },
  ];\n`,
  );
  await writeFile(join(src, 'trial/TrialPage.tsx'), pageOf(heading));
  await writeFile(join(src, 'trial/TrialDialog.tsx'), dialogOf(words));
}

/** Browser ids that are the same in each run, so that a share of them is. */
const browserIds = Array.from({ length: 1000 }, (_, index) =>
  createHash('sha256').update(`browser ${index}`).digest('hex').slice(0, 36),
);

/** Runs what `npm run release -w remote-trial -- …` runs. */
const release = (...words: string[]) =>
  exec(
    process.execPath,
    ['scripts/release.mjs', folder, ...words, '--no-check', '--target', '{area}/dist', '--by', '李工'],
    { cwd: copy },
  );

test('an area is released while a form is half filled, tried with 30 % of the browsers, and taken back in 5 s', async ({
  page,
  portal,
}) => {
  const dist = join(copy, folder, 'dist');
  await write('第一版', '第一版说明');
  await release();
  const parts = await startParts({ sources: copy, apiUrl: portal.url });
  const versionFor = async (browser: string): Promise<string> => {
    const response = await fetch(`${parts.url}/remotes.json`, {
      headers: { cookie: `portal.browser=${browser}` },
    });
    return (await response.json()).remotes.remote_trial.version;
  };
  const released = async () => JSON.parse(await readFile(join(dist, 'releases.json'), 'utf8'));
  /** Waits as long as a rollback may take. */
  const seen = (version: string) =>
    expect.poll(() => versionFor(''), { timeout: 5000, intervals: [100] }).toBe(version);
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });
  const note = page.getByRole('textbox', { name: '备注' });
  const more = page.getByRole('button', { name: '更多' });
  try {
    await page.goto(`${parts.url}/trial`);
    await note.fill('写到一半');

    // A page that was opened before goes on with its own release, also with a part that it loads now.
    await write('第二版', '第二版说明');
    await release();
    const second = await released();
    await seen(second.current);
    await more.click();
    await expect(page.getByText('第一版说明')).toBeVisible();
    await expect(note).toHaveValue('写到一半');

    // The answer to its next call tells it of the release, and the navigation after that loads it.
    const told = page.waitForResponse('**/remotes.json');
    await page.getByPlaceholder('搜索服务').first().fill('xrd');
    await told;
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '服务项目' }).click();
    await expect(page).toHaveURL(/project/);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '试用栏目' }).click();
    await expect(heading('第二版')).toBeVisible();

    // Without the files of its release the page is loaded again, once, with what was typed.
    await note.fill('又写到一半');
    await write('第三版', '第三版说明');
    await release();
    const third = await released();
    await seen(third.current);
    const mine: string[] = Object.keys(third.releases[third.current].integrity);
    const lost = Object.keys(second.releases[second.current].integrity).filter(
      (file) => !mine.includes(file),
    );
    for (const file of lost)
      for (const end of ['', '.br', '.gz']) await rm(join(dist, file + end), { force: true });
    await expect(async () => {
      if (await heading('第二版').isVisible()) await more.click({ timeout: 1000 });
      await expect(heading('第三版')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(note).toHaveValue('又写到一半');
    await more.click();
    await expect(page.getByText('第三版说明')).toBeVisible();

    await write('第四版', '第四版说明');
    await release('--canary', '30');
    const { canary } = await released();
    await expect(async () => {
      const versions = await Promise.all(browserIds.map(versionFor));
      const share = versions.filter((version) => version === canary.version).length / browserIds.length;
      expect(Math.abs(share - 0.3)).toBeLessThanOrEqual(0.03);
    }).toPass();
    const promoted = await release('promote', '--portal', parts.url);
    expect(promoted.stdout).toContain(`已用上 ${canary.version}`);
    await release('rollback');
    await seen(third.current);
    const { stdout } = await release('status');
    expect(stdout).toContain(`李工  rollback  ${canary.version} → ${third.current}`);
  } finally {
    await parts.stop();
  }
});
