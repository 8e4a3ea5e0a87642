import { median, printTable, waitForIdle } from './figures.mjs';
import { federated } from './portal.mjs';
import { servedBuilds } from './servedBuilds.mjs';

const paths = ['/', '/project', '/detail/xrd'];
/** How much slower the phone's processor is, as in Lighthouse's mobile preset. */
const slowdown = 4;
/** Milliseconds of a task that nobody notices. */
const unnoticed = 50;
/** Milliseconds of all tasks of a page beyond that. */
const aim = 100;
/** Milliseconds from the load event until the page was certainly taken over. */
const settling = 2500;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};

/** Opens a page in a new context and returns the browser's trace of it; undefined when it did not come drawn. */
async function traceOf(browser, url) {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    // The trace begins in the process of a page, which the navigation may replace.
    await page.goto('about:blank');
    const client = await context.newCDPSession(page);
    const events = [];
    client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    const ended = new Promise((resolve) => client.on('Tracing.tracingComplete', resolve));
    const traceConfig = { includedCategories: ['toplevel', 'loading', 'blink.user_timing'] };
    await client.send('Tracing.start', { traceConfig });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settling);
    const isDrawn = (await page.locator('#drawn').count()) > 0;
    await client.send('Tracing.end');
    await ended;
    return isDrawn ? events : undefined;
  } finally {
    await context.close();
  }
}

/** Returns the milliseconds of CPU time of each task of the page's main thread after its first content. */
function tasksOf(events, url) {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const isOfPage = ({ pid, tid, ts }) => pid === start?.pid && tid === start.tid && ts >= start.ts;
  const painted = events.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event));
  if (!painted) throw new Error(`The trace has no first paint of ${url}`);
  const tasks = events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && isOfPage(event))
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  let end = painted.ts;
  const found = [];
  for (const { ts, dur, tdur } of tasks) {
    // A task may run others, whose time is in its own.
    if (ts < end) continue;
    end = ts + dur;
    found.push((tdur ?? dur) / 1000);
  }
  return found;
}

/** The part of the tasks that a visitor notices on the phone. */
const blocking = (tasks) => tasks.reduce((sum, task) => sum + Math.max(0, task * slowdown - unnoticed), 0);

/**
 * Measures the work of the browser from the first paint of a drawn page until it has taken it over. In contrast to Lighthouse's
 * blocking time it is CPU time, so it does not depend on what else runs on the machine.
 */
export async function takeOver({ smoke, api }) {
  const rounds = smoke ? 1 : Number(process.env.BENCH_RUNS ?? 9);
  await servedBuilds([federated], api, async ({ browser, urls: [{ front }] }) => {
    await waitForIdle(smoke);
    const rows = [['page', 'loads', `x${slowdown}, above ${unnoticed} ms`, 'longest ms', 'all ms']];
    for (const path of smoke ? paths.slice(0, 1) : paths) {
      const loads = [];
      // The first round fills the gateway's memory.
      for (let round = 0; round <= rounds; round++) {
        const events = await traceOf(browser, front + path);
        if (events && (round > 0 || smoke)) loads.push(tasksOf(events, front + path));
      }
      const figure = (of) => (loads.length ? Math.round(median(loads.map(of))) : '');
      const sum = (tasks) => tasks.reduce((all, task) => all + task, 0);
      rows.push([
        path,
        loads.length,
        figure(blocking),
        figure((tasks) => Math.max(0, ...tasks)),
        figure(sum),
      ]);
    }
    printTable(rows);
    console.log(`aim: less than ${aim} ms above ${unnoticed}`);
  });
}
