import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { copySources } from './portal/copySources';
import { expectMark, mark } from './portal/mark';
import { startParts } from './portal/parts';
import { freePort, type Running, start } from './portal/process';
import { expect, test } from './portal/test';

const exec = promisify(execFile);

const folder = 'remote-trial';
const overrideKey = 'a-key-for-the-overrides-of-a-test';

/** Copy of the sources with a new area, whose files are edited. */
let copy: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  copy = await copySources();
  await exec(process.execPath, ['scripts/newRemote.mjs', 'trial', '试用栏目'], { cwd: copy });
  // It has no release: what is seen of it comes from the dev server.
  await mkdir(join(copy, folder, 'dist'));
});

test.afterAll(() => rm(copy, { recursive: true, force: true }));

const rowsOf = (words: string) =>
  `import { useState } from 'react';
export function Rows() {
  const [rows, setRows] = useState(1);
  return <button type="button" onClick={() => setRows(rows + 1)}>${words}：{rows}</button>;
}
`;

const wordsOf = (heading: string) => `export const heading = '${heading}';\n`;

const pageFile = `import { Form, fieldsOf, text, useForm } from '@portal/shared/form';
import { Rows } from './Rows';
import { heading } from './words';

const { Text } = fieldsOf<{ readonly note: string }>();

export function TrialPage() {
  const form = useForm({ initial: { note: '' }, rules: { note: text(['备注', 80]) } });
  return (
    <>
      <h1>{heading}</h1>
      <Form form={form} send={async () => {}}><Text name="note" /></Form>
      <Rows />
    </>
  );
}
`;

const source = (name: string) => join(copy, folder, 'src/trial', name);

/** Makes the area's only page one with a form, a component of its own and words from a module without components. */
async function writePage(): Promise<void> {
  await writeFile(source('words.ts'), wordsOf('第一版'));
  await writeFile(source('Rows.tsx'), rowsOf('行数'));
  await writeFile(source('TrialPage.tsx'), pageFile);
}

interface DevServer extends Running {
  readonly url: string;
}

/** Runs what `npm run dev -w remote-trial` runs. */
async function develop(portalUrl: string, ...words: string[]): Promise<DevServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { PORT: String(port), PORTAL_URL: portalUrl, OVERRIDE_KEY: overrideKey };
  const args = [join(copy, 'build/dev.mjs'), ...words];
  const running = await start(args, env, `${url}/area-dev/entry.js`, join(copy, folder));
  return { ...running, url };
}

const note = (page: Page) => page.getByRole('textbox', { name: '备注' });
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

/** Edits a helper and a component while a form is half filled: both are seen, and what was typed and counted stays. */
async function expectHotEdits(page: Page): Promise<void> {
  await expect(heading(page, '第一版')).toBeVisible();
  await note(page).fill('写到一半');
  await page.getByRole('button', { name: '行数：1' }).click();
  await mark(page);
  await writeFile(source('words.ts'), wordsOf('第二版'));
  await expect(heading(page, '第二版')).toBeVisible();
  await writeFile(source('Rows.tsx'), rowsOf('改名的行数'));
  await expect(page.getByRole('button', { name: '改名的行数：2' })).toBeVisible();
  await expect(note(page)).toHaveValue('写到一半');
  await expectMark(page);
}

test('an edit is seen in an open page of the built portal, and a half-filled form stays; of routes too', async ({
  page,
  portal,
}) => {
  await writePage();
  const dev = await develop(portal.url);
  try {
    // The running portal does not know the area; everything else is the portal's.
    await page.goto(`${dev.url}/trial`);
    await expectHotEdits(page);

    // A mistake changes nothing until it is corrected.
    await writeFile(source('Rows.tsx'), 'export function Rows() {');
    await expect.poll(dev.printed).toContain('Rows.tsx');
    await expect(note(page)).toHaveValue('写到一半');
    await writeFile(source('Rows.tsx'), rowsOf('又改名的行数'));
    await expect(page.getByRole('button', { name: '又改名的行数：2' })).toBeVisible();

    // Routes are not a component: the page is loaded again with what was typed.
    const routes = join(copy, folder, 'src/app/routes.tsx');
    await writeFile(
      routes,
      `export const routes = [{ path: 'trial', title: '改名的栏目', page: () => import('../trial/TrialPage').then((m) => m.TrialPage) }];\n`,
    );
    await expect(page).toHaveTitle(/^改名的栏目/);
    await expect(note(page)).toHaveValue('写到一半');
    await page.getByRole('banner').getByRole('link', { name: '联系我们' }).click();
    await expect(page).toHaveURL(`${dev.url}/contact`);
  } finally {
    await dev.stop();
  }
});

test('a signed link shows the area of a dev server in a deployed portal to one browser, until it is ended', async ({
  page,
  browser,
  portal,
}) => {
  await writePage();
  const parts = await startParts({ sources: copy, apiUrl: portal.url });
  const deployed = await parts.gateway({ PORTAL_MODE: 'production', OVERRIDE_KEY: overrideKey });
  const dev = await develop(deployed.url, '--override', '--hours', '1');
  const link = /在门户里使用（1 小时内有效）：(\S+)/;
  try {
    await expect.poll(dev.printed).toMatch(link);
    await page.goto(link.exec(dev.printed())?.[1] ?? '');
    await expect(page).toHaveURL(`${deployed.url}/trial`);
    const bar = page.getByRole('status').filter({ hasText: '开发版本' });
    await expect(bar).toContainText(`“试用栏目”来自 ${dev.url}，到`);
    await expectHotEdits(page);

    const others = await browser.newPage();
    await others.goto(`${deployed.url}/trial`);
    await expect(others.getByRole('main').getByRole('alert')).toContainText('“试用栏目”');
    await expect(others.getByText('开发版本')).toHaveCount(0);
    await others.close();

    await bar.getByRole('link', { name: '结束' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('“试用栏目”');
    await expect(bar).toHaveCount(0);
    await expect(page).toHaveURL(`${deployed.url}/trial`);

    await page.goto(`${parts.url}/trial?${new URL(link.exec(dev.printed())?.[1] ?? '').searchParams}`);
    await expect(page.getByRole('heading', { name: '本门户没有开放开发版本' })).toBeVisible();
  } finally {
    await Promise.all([dev.stop(), deployed.stop(), parts.stop()]);
  }
});
