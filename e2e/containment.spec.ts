import type { Page } from '@playwright/test';
import { expectMark, mark, takenOver } from './portal/mark';
import { type Parts, startParts } from './portal/parts';
import { signIn } from './portal/signIn';
import { tamperedChunks } from './portal/tamperedChunks';
import { test as base, expect } from './portal/test';
import { type TrialArea, trialArea } from './portal/trialArea';
import { thirdOf } from './portal/widths';

/** The areas of this file fail on purpose. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  noErrors: async ({}, use) => use(undefined),
});

let area: TrialArea;
let parts: Parts;

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ portal }) => {
  area = await trialArea();
  await area.deploy('{}');
  parts = await startParts({ sources: area.sources, apiUrl: portal.url });
});

test.afterAll(async () => {
  await parts?.stop();
  await area?.remove();
});

/** Deploys a module of the area and waits until the gateway offers it. */
async function deploy(page: Page, module: string): Promise<void> {
  const version = await area.deploy(module);
  await expect(async () => {
    const { remotes } = await (await page.request.get(`${parts.url}/remotes.json`)).json();
    expect(remotes.remote_trial.version).toBe(version);
  }).toPass();
}

/** Goes to a path as a link of the page would. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

async function expectOtherAreas(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: '服务项目' }).first().click();
  await expect(heading(page, /服务项目|全部/)).toBeVisible();
}

const pageModule = (page: string) => `{ routes: [{ path: 'trial/page', page: async () => ${page} }] }`;

const good = pageModule(`() => h('h1', null, '试用栏目')`);

/** Presses 重试 until the page of the corrected release is shown. */
async function heal(page: Page): Promise<void> {
  await deploy(page, good);
  const retry = page.getByRole('button', { name: '重试' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(heading(page, '试用栏目')).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Opens a page of another area, with a mark that a reload removes. */
async function openContact(page: Page): Promise<void> {
  await page.goto(`${parts.url}/contact`);
  await mark(page);
}

for (const [kind, module] of [
  ['a wrong route table', `{ routes: [{ path: {} }] }`],
  [
    'a route of another area',
    `{ routes: [{ path: 'project', page: async () => () => h('h1', null, '抢来的') }] }`,
  ],
  ['a redirect to itself', `{ routes: [{ path: 'trial/page', redirect: '/trial/page' }] }`],
] as const) {
  test(`an area with ${kind} is refused, hurts no other and heals without a reload`, async ({ page }) => {
    await deploy(page, module);
    await openContact(page);
    await go(page, '/trial/page');
    await expect(failure(page)).toContainText('新版本有误');
    await expect(failure(page)).toContainText('remote_trial · contract');
    await expectOtherAreas(page);
    await go(page, '/trial/page');
    await heal(page);
    await expectMark(page);
  });
}

for (const [kind, module, words] of [
  ['is undefined', pageModule('undefined'), '新版本有误'],
  ['throws', pageModule(`() => { throw new Error('broken'); }`), '显示时出错'],
] as const) {
  test(`a page that ${kind} is replaced by a message, and 重试 opens the corrected release`, async ({
    page,
  }) => {
    await deploy(page, module);
    await openContact(page);
    await go(page, '/trial/page');
    await expect(failure(page)).toContainText(words);
    await expectOtherAreas(page);
    await go(page, '/trial/page');
    await heal(page);
  });
}

test('a page whose effects never end can be left', async ({ page }) => {
  const endless = `() => {
    const [count, setCount] = React.useState(0);
    React.useEffect(() => setCount(count + 1));
    return h('h1', null, '第 ' + count + ' 次');
  }`;
  await deploy(page, pageModule(endless));
  await openContact(page);
  await go(page, '/trial/page');
  await expect(heading(page, /第/)).toBeVisible();
  await expectOtherAreas(page);
});

test('the style sheet of an area hides nothing of another', async ({ page }) => {
  const hiding = `() => {
    React.useEffect(() => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'stylesheet', href: '/remotes/remote_trial/hiding.css' }));
    }, []);
    return h('h1', null, '试用栏目');
  }`;
  await area.write('hiding.css', 'main h1 { display: none }');
  await deploy(page, pageModule(hiding));
  await openContact(page);
  await go(page, '/trial/page');
  await expect(page.getByRole('main').getByText('试用栏目')).toBeHidden();
  await expectOtherAreas(page);
  await page.goBack();
  await expect(page.getByRole('main').getByText('试用栏目')).toBeHidden();
});

/** A page that does this in its first effect. */
const careless = (act: string) =>
  pageModule(`() => { React.useEffect(() => { ${act} }, []); return h('h1', null, '试用栏目'); }`);

for (const [what, act] of thirdOf([
  ['fetch', `window.fetch = () => Promise.reject(new TypeError('replaced'))`],
  ['history', `history.pushState = history.replaceState = () => { throw new Error('replaced') }`],
  [
    'all style sheets',
    `const sheet = new CSSStyleSheet();
     sheet.replaceSync('* { display: none !important }');
     document.adoptedStyleSheets = [sheet];`,
  ],
  [
    'the content of main, once',
    `if (!window.done) { window.done = 1; document.querySelector('main').innerHTML = '' }`,
  ],
  ['the body', `setTimeout(() => { document.body.innerHTML = '' }, 5000)`],
  [`the portal's element`, `setTimeout(() => { document.getElementById('root').innerHTML = '' }, 5000)`],
] as const))
  test(`a page that replaces ${what} hurts no other`, async ({ page }) => {
    await deploy(page, careless(act));
    await openContact(page);
    // What is done after the frame was prefetched: who watches the portal's element is loaded then.
    await page.waitForLoadState('networkidle');
    await go(page, '/trial/page');
    await expect(page.locator('main h1', { hasText: '试用栏目' })).toBeAttached();
    if (act.includes('setTimeout')) await page.waitForTimeout(6000);
    // Nothing can be pressed that is not shown.
    if (what === 'all style sheets') await go(page, '/project');
    else await expectOtherAreas(page);
    await expect(heading(page, /服务项目|全部/)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/detail/"]').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: '联系我们' }).first().click();
    await expect(page).toHaveURL(`${parts.url}/contact`);
    await expect(failure(page)).toHaveCount(0);
    await expectMark(page);
  });

test('a page that empties main each time is replaced by a message that names its area', async ({ page }) => {
  await deploy(page, careless(`document.querySelector('main').innerHTML = ''`));
  await openContact(page);
  await go(page, '/trial/page');
  await expect(failure(page)).toContainText('remote_trial · render');
  await expectOtherAreas(page);
});

for (const how of ['by a link', 'by its address'])
  test(`a page that suspends for ever, opened ${how}, says so, and heals with a good release`, async ({
    page,
  }) => {
    await deploy(
      page,
      `(() => { const never = new Promise(() => {}); return ${pageModule(`() => React.use(never)`)} })()`,
    );
    if (how === 'by a link') {
      await openContact(page);
      await go(page, '/trial/page');
    } else await page.goto(`${parts.url}/trial/page`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByText('还在准备内容')).toBeVisible();
    await expect(failure(page)).toContainText('remote_trial · stalled', { timeout: 30_000 });
    await heal(page);
  });

test('a chunk that hangs: busy at once, then what is waited for and a way to stay', async ({
  page,
  context,
}) => {
  await signIn(context, parts.url);
  await page.route('**/remotes/remote_member/chunks/**', () => {});
  await page.goto(`${parts.url}/contact`, { waitUntil: 'domcontentloaded' });
  await takenOver(page);
  await page.getByRole('banner').getByRole('link', { name: '我的订单' }).click();
  await expect(page.getByRole('progressbar', { name: '正在打开页面' })).toBeVisible({ timeout: 1000 });
  await expect(page.getByText('正在打开“我的订单”，还在等待页面的程序下载')).toBeVisible();
  await page.getByRole('button', { name: '留在本页' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL(`${parts.url}/contact`);
  await page.unroute('**/remotes/remote_member/chunks/**');
});

test('a chunk that was changed after the build does not run, and the page heals once it is restored', async ({
  page,
  context,
}) => {
  await signIn(context, parts.url);
  const remote = parts.remote('remote_member');
  const tampered = await tamperedChunks(remote.folder);
  await remote.stop();
  await remote.start(tampered.folder);
  try {
    await openContact(page);
    await page.getByRole('banner').getByRole('link', { name: '我的订单' }).click();
    await expect(failure(page)).toContainText('与发布的不一致');
    await expect(failure(page)).toContainText('remote_member · integrity');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    const seen =
      /portal_area_failures_total\{area="remote_member",release="[0-9a-f]{12}",failure="integrity"\} 1/;
    await expect.poll(async () => (await page.request.get(`${parts.url}/metrics`)).text()).toMatch(seen);
    expect(await (await page.request.get(`${parts.url}/status`)).text()).toContain('integrity 1');
    await expectOtherAreas(page);
  } finally {
    await remote.stop();
    await remote.start();
    await tampered.remove();
  }
  await page.getByRole('banner').getByRole('link', { name: '我的订单' }).click();
  const retry = page.getByRole('button', { name: '重试' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(heading(page, '我的订单')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectMark(page);
});

test('a script without a hash is refused by the browser', async ({ page, portal }) => {
  await page.goto(`${portal.url}/contact`);
  const outcome = page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = `${document.querySelector<HTMLScriptElement>('script[integrity]')?.src}?again`;
        script.onload = () => resolve('runs');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      }),
  );
  expect(await outcome).toBe('refused');
});
