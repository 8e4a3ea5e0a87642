import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { newDataFolder } from './portal/dataFolder';
import { openPlacedOrder } from './portal/placed';
import { freePort, type Running, start } from './portal/process';
import { signIn } from './portal/signIn';

interface KillablePortal {
  readonly url: string;
  /** A PDF of five parts. */
  readonly large: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** A portal of this test's own, which it kills. */
const test = base.extend<{ portal: KillablePortal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  portal: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-raw-'));
    const large = join(folder, '原位谱图.pdf');
    await writeFile(large, '%PDF-1.4\n');
    await truncate(large, 40 * 1024 * 1024);
    const dataDir = await newDataFolder();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = { PORT: String(port), DATA_DIR: dataDir };
    const run = () => start(['scripts/start.mjs'], env, `${url}/readyz`);
    let running: Running = await run();
    await use({
      url,
      large,
      kill: () => running.kill(),
      restart: async () => {
        running = await run();
      },
    });
    await running.stop();
    for (const one of [folder, dataDir]) await rm(one, { recursive: true, force: true });
  },
  baseURL: async ({ portal }, use) => use(portal.url),
});

const chooser = (page: Page) => page.getByLabel('待分析数据文件');

async function openForm(page: Page): Promise<void> {
  await page.goto('/detail/rietveld');
  await page
    .getByRole('link', { name: '立即下单' })
    .or(page.getByRole('button', { name: '立即下单' }))
    .first()
    .click();
  await chooser(page).waitFor({ state: 'attached' });
}

test('an upload goes on after the server was killed, sends only what is missing, and is ordered', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  await openForm(page);
  const other = await context.newPage();
  await openForm(other);

  let sent = 0;
  let killed = () => {};
  const isKilled = new Promise<void>((resolve) => {
    killed = resolve;
  });
  const third = new Promise<void>((resolve) => {
    void context.route('**/api/auth/upload/part', async (route) => {
      sent += 1;
      if (sent === 3) {
        resolve();
        await isKilled;
      }
      await route.continue();
    });
  });
  await chooser(page).setInputFiles(portal.large);
  await third;
  await chooser(other).setInputFiles(portal.large);
  await expect(other.getByText(/正在另一个标签页上传/)).toBeVisible();

  await portal.kill();
  killed();
  await expect(page.getByText('连接中断，恢复后自动继续')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '上传 原位谱图.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await page.setViewportSize({ width: 375, height: 812 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await portal.restart();
  // Ends the pause before the next attempt, if it has not ended by itself.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('已上传 · 40.0 MB')).toBeVisible();
  // The other tab has the same file without sending it.
  await expect(other.getByText('已上传 · 40.0 MB')).toBeVisible();
  // Five parts, of which the third was sent to the killed server in vain.
  expect(sent).toBe(6);

  await page.getByRole('button', { name: '提交订单' }).click();
  await openPlacedOrder(page);
  const files = page.getByRole('list', { name: '待分析数据' });
  const download = page.waitForEvent('download');
  await files.getByRole('button', { name: '下载原位谱图.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('原位谱图.pdf');
});
