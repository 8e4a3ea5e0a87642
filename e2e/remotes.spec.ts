import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectMark, mark } from './portal/mark';
import { newRelease } from './portal/newRelease';
import { hanging, type Parts, rubbish, startParts } from './portal/parts';
import { root } from './portal/process';
import { signIn } from './portal/signIn';
import { test as base, expect } from './portal/test';

/** Broken remotes cause script errors, which the shell reports; they do not fail these tests. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  noErrors: async ({}, use) => use(undefined),
});

interface Place {
  readonly remote: string;
  readonly path: string;
  /** Text of its first heading. */
  readonly heading: string | RegExp;
  /** Name of a header link to it. */
  readonly link: string | RegExp;
}

const home: Place = { remote: 'remote_public', path: '/', heading: '科研检测，一站完成', link: '首页' };
const orders: Place = {
  remote: 'remote_member',
  path: '/member/order',
  heading: '我的订单',
  link: '我的订单',
};
const plan: Place = {
  remote: 'remote_experiment',
  path: '/experiment/plan',
  heading: '实验方案',
  link: /^实验方案/,
};

/** Scripts below a path that the document has loaded, and the bytes of their bodies on the wire. */
const transferred = (page: Page, path: string) =>
  page.evaluate((part) => {
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part));
    const sizes = entries.map((entry) => Number(Reflect.get(entry, 'encodedBodySize')));
    return { scripts: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  }, path);

/** Prepares a new release of the member area, which `deploy` serves instead of the current one until `undo`. */
async function deployment() {
  const remote = parts.remote('remote_member');
  const { folder, version, remove } = await newRelease(join(root, 'remote-member/dist'));
  const serve = async (from?: string) => {
    await remote.stop();
    await remote.start(from);
  };
  const undo = () => serve().then(remove);
  return { version, deploy: () => serve(folder), undo };
}

let parts: Parts;
/** A gateway that gives a remote's script 3 seconds instead of 10, so that a hanging remote is detected sooner. */
let impatient: Awaited<ReturnType<Parts['gateway']>>;

// One worker runs all tests of this file, so that the parts are started once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ portal }) => {
  parts = await startParts({ apiUrl: portal.url });
  impatient = await parts.gateway({ SCRIPT_TIMEOUT: '3000' });
});

test.afterAll(async () => {
  await impatient?.stop();
  await parts?.stop();
});

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

const headingOf = (page: Page, { heading }: Place) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: heading });

async function follow(page: Page, { link }: Place): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: link }).first().click();
}

/** Opens a page without waiting for prefetching, which never ends with a hanging remote. */
const open = (page: Page, path: string, url = parts.url) =>
  page.goto(`${url}${path}`, { waitUntil: 'domcontentloaded' });

/** Expects that the rest of the portal works and the place of the remote shows the problem and 重试. */
async function expectFailure(page: Page): Promise<void> {
  await expect(failure(page)).toContainText('暂时');
  await expect(failure(page)).toContainText('其他页面不受影响');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Presses 重试 until the page is shown, because an automatic retry may be in progress. */
async function retry(page: Page, place: Place): Promise<void> {
  const button = page.getByRole('button', { name: '重试' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(headingOf(page, place)).toBeVisible({ timeout: 5000 });
  }).toPass();
}

for (const [dead, other] of [
  [home, orders],
  [orders, home],
  [plan, home],
] as const) {
  test(`with ${dead.remote} down the rest works, and 重试 restores it without a reload`, async ({
    page,
    context,
  }) => {
    await signIn(context, parts.url);
    await parts.remote(dead.remote).stop();
    try {
      await open(page, dead.path);
      await mark(page);
      await expectFailure(page);
      await follow(page, other);
      await expect(headingOf(page, other)).toBeVisible();
      await follow(page, dead);
      await expectFailure(page);
    } finally {
      await parts.remote(dead.remote).start();
    }
    await retry(page, dead);
    await expect(page).toHaveURL(parts.url + dead.path);
    await expectMark(page);
  });
}

test('with remote_auth down pages work, and the login opens after 重试', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await parts.remote('remote_auth').stop();
  try {
    await open(page, home.path);
    await mark(page);
    await expect(headingOf(page, home)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
    await expect(dialog.getByRole('alert')).toContainText('请重试');
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
    await expect(dialog.getByRole('alert')).toContainText('请重试');
  } finally {
    await parts.remote('remote_auth').start();
  }
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect(dialog.getByRole('textbox', { name: '密码' })).toBeVisible();
  await expectMark(page);
});

for (const [how, server] of [
  ['hangs', hanging],
  ['answers rubbish', rubbish],
] as const) {
  test(`a remote that ${how} is reported in its place, and is shown once it works again`, async ({
    page,
    context,
  }) => {
    await signIn(context, parts.url);
    const remote = parts.remote(orders.remote);
    await remote.replacedBy(server(), async () => {
      await open(page, orders.path, impatient.url);
      await mark(page);
      await expectFailure(page);
      await follow(page, home);
      await expect(headingOf(page, home)).toBeVisible();
    });
    await follow(page, orders);
    await retry(page, orders);
    await expectMark(page);
  });
}

test('a gateway that starts while a remote is down uses it as soon as it is up', async ({
  page,
  context,
}) => {
  await signIn(context, parts.url);
  const remote = parts.remote(orders.remote);
  await remote.stop();
  const gateway = await parts.gateway();
  try {
    await open(page, home.path, gateway.url);
    await mark(page);
    await follow(page, orders);
    await expectFailure(page);
    await expect(failure(page)).toContainText('正在维护');
    await remote.start();
    await retry(page, orders);
    await expectMark(page);
  } finally {
    await gateway.stop();
  }
});

test('a page that was opened before a deployment without its chunks can still navigate', async ({
  page,
  context,
}) => {
  await signIn(context, parts.url);
  const { version, deploy, undo } = await deployment();
  await open(page, orders.path);
  await expect(headingOf(page, orders)).toBeVisible();
  await deploy();
  try {
    await page.getByRole('list', { name: '订单' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/member\/order\/./);
    const inUse = () =>
      page.evaluate(() => Reflect.get(window, '__portal').manifest.remotes.remote_member.version);
    await expect(() => inUse().then((used) => expect(used).toBe(version))).toPass();
    await expect(page.getByRole('main')).toContainText('订单');
    await expect(failure(page)).toHaveCount(0);
  } finally {
    await undo();
  }
});

test('who comes back after a deployment loads the difference of each script only', async ({
  page,
  context,
}) => {
  await signIn(context, parts.url);
  const { version, deploy, undo } = await deployment();
  const visit = async () => {
    await open(page, orders.path);
    await expect(headingOf(page, orders)).toBeVisible();
    await page.waitForLoadState('networkidle');
    return transferred(page, '/remotes/remote_member/');
  };
  const first = await visit();
  await deploy();
  try {
    await expect(async () => {
      const manifest = await (await page.request.get(`${parts.url}/remotes.json`)).json();
      expect(manifest.remotes.remote_member.version).toBe(version);
    }).toPass();
    const second = await visit();
    expect(second.scripts).toBeGreaterThan(2);
    // Up to 5 KiB is what a returning visitor may load of an area.
    expect(second.bytes).toBeLessThan(5 * 1024);
    expect(second.bytes).toBeLessThan(first.bytes / 10);
  } finally {
    await undo();
  }
});
