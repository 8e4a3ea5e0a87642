import { median, printTable, waitForIdle } from './figures.mjs';
import { casesOf, forget } from './inputCases.mjs';
import { fillPlan } from './plan.mjs';
import { caller, federated, logIn } from './portal.mjs';
import { servedBuilds } from './servedBuilds.mjs';
import { keep, stored } from './visit.mjs';

const slowdown = 4;
/** Rows of the lists, items of the plan and pasted samples; a smoke run fills only few. */
const full = { rows: 100, items: 100, samples: 300 };
const brief = { rows: 12, items: 4, samples: 12 };
/** Milliseconds from an input to the frame that shows its effect. */
const aim = 100;

/** Returns a number of a record of its own, as wide as the given one. */
const numbered = (code, index) =>
  code.replace(/\d+$/, (digits) => String(index + 1).padStart(digits.length, '0'));

/** Repeats the rows of an answer until there are `rows`, each with keys of its own. */
function multiplied(answer, rows) {
  const { list } = answer.data;
  if ('total' in answer.data) answer.data.total = rows;
  answer.data.list = Array.from({ length: rows }, (_, index) => {
    const row = list[index % list.length];
    return {
      ...row,
      ...(row.rid && { rid: `${row.rid}-${index}` }),
      ...(row.id && { id: index + 1 }),
      ...(row.code && { code: numbered(row.code, index) }),
    };
  });
  return answer;
}

/** Runs in the page before its scripts: records the time from each input to its frame. */
function observe() {
  window.benchInputs = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId > 0) window.benchInputs.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  // What runs after the frame of an input delays the next one.
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Waits for the rows, which long lists fold. */
async function showAllRows(main, rows) {
  // A grid has its heading as a row too.
  const all = main.locator('tr, li, [role=row]').nth(rows);
  const folded = main.getByRole('button', { name: /^显示全部 / });
  await all.or(folded).first().waitFor();
  for (const button of await folded.all()) await button.click();
  await all.waitFor();
}

/**
 * Returns the milliseconds of each input that took longer than a frame, and of each task of 50 ms and more. A list is given `rows`, of
 * which it draws `shown` at first.
 */
export async function measure(browser, url, storage, { path, list, work }, { rows, shown = rows, throttle }) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // route.fetch does not know the browser's list of accepted keys.
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(keep, storage);
    await page.addInitScript(observe);
    if (list)
      await page.route(`**/api/${list}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ json: multiplied(await response.json(), rows) });
      });
    await page.goto(url + path);
    const main = page.getByRole('main');
    await showAllRows(main, shown);
    const client = await context.newCDPSession(page);
    if (throttle) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(forget);
    await work(main, page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    return await page.evaluate(() => ({
      times: window.benchInputs.map(({ duration }) => duration),
      tasks: window.benchTasks,
    }));
  } finally {
    await context.close();
  }
}

/** Measures the time from inputs to the screen on member pages with a hundred rows, on a processor four times slower. */
export async function input({ smoke, api }) {
  const { rows, items, samples } = smoke ? brief : full;
  await servedBuilds([federated], api, async ({ browser, urls: [{ gateway, front }] }) => {
    await waitForIdle(smoke);
    const session = await logIn(gateway);
    const storage = { 'portal.token': stored(session) };
    const keys = await fillPlan(caller(gateway, session), items);
    const table = [['page', 'inputs over 16 ms', 'median ms', 'longest ms', 'longest task']];
    for (const one of casesOf(keys, samples).filter((one) => one.brief || !smoke)) {
      const { times, tasks } = await measure(browser, front, storage, one, { rows, throttle: !smoke });
      const longest = [times, tasks].map((found) => Math.round(Math.max(0, ...found)));
      table.push([one.name, times.length, times.length ? median(times) : 0, ...longest]);
    }
    printTable(table);
    console.log(`aim: at most ${aim} ms each`);
  });
}
