import { Worker } from 'node:worker_threads';
import { root } from '../../scripts/stale.mjs';
import { firstArticle } from './article.mjs';
import { dataFolder } from './dataFolder.mjs';
import { median, printTable, waitForIdle } from './figures.mjs';
import { cpuSeconds, residentMiB } from './processFigures.mjs';
import { startPortal } from './startedPortal.mjs';

const full = { seconds: 8, connections: 4 };
const brief = { seconds: 0.5, connections: 2 };

/** Returns the measured pages. */
const pagesOf = async (url) => ['/', '/project', '/detail/xrd', await firstArticle(url)];

/** Asks for a page once; returns whether it came drawn, and the milliseconds of it. */
async function load(url) {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { drawn: text.includes('id="drawn"'), ms: performance.now() - begun };
}

/** Asks for the pages that `next` names for some seconds; returns pages for a second of processor time, and their times. */
async function ask(portal, next, { seconds, connections }) {
  const begin = await cpuSeconds(portal.pid);
  const until = performance.now() + seconds * 1000;
  const loads = [];
  const connection = async () => {
    do loads.push(await load(portal.url + next()));
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const drawn = loads.filter((one) => one.drawn).length;
  return {
    perCpuSecond: Math.round(loads.length / ((await cpuSeconds(portal.pid)) - begin)),
    ms: Math.round(median(loads.map(({ ms }) => ms))),
    drawn: `${Math.round((100 * drawn) / loads.length)} %`,
  };
}

/** Connections at which pages are asked for. */
const loads = { full: [1, 16, 64], brief: [2] };

/** Lets visitors ask for an address from another thread. */
const visited = (url, connections, seconds) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('visitors.mjs', import.meta.url), {
      workerData: { url, connections, seconds },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** Returns the script of the page whose size is nearest to the page's: what the gateway can send at most. */
async function similarFile(url, bytes) {
  const page = await (await fetch(url)).text();
  const files = [...new Set([...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file))];
  const sized = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(new URL(file, url), { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      return { file, away: Math.abs(Number(answer.headers.get('content-length') ?? 0) - bytes) };
    }),
  );
  return new URL(sized.sort((one, other) => one.away - other.away)[0].file, url).href;
}

/** Prints pages a second of one address under load, beside those of a file of about the same size. */
async function underLoad(url, connections, seconds) {
  const { bytes } = await visited(url, 1, 0.5);
  const file = await similarFile(url, bytes);
  const table = [['connections', 'pages/s', 'p50 ms', 'p99 ms', 'drawn', 'file/s', 'p50 ms', 'p99 ms']];
  for (const count of connections) {
    const page = await visited(url, count, seconds);
    const other = await visited(file, count, seconds);
    const times = ({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)];
    const drawn = `${Math.round(100 * page.whole)} %`;
    table.push([count, page.perSecond, ...times(page), drawn, other.perSecond, ...times(other)]);
  }
  printTable(table);
}

/** Waits until the page comes drawn: the thread that draws it starts with the first one. */
async function untilDrawn(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await load(url)).drawn) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not come drawn`);
}

/**
 * Measures public pages of the whole portal in one process: cold ones, each drawn for its own address, and kept ones, drawn
 * once in half a minute. What counts is pages for a second of processor time, which other work on the machine changes little. A smoke
 * run uses the `portal` that has started.
 */
export async function render({ smoke, portal }) {
  if (smoke) {
    await measure(portal, brief);
    return underLoad(`${portal.url}/`, loads.brief, brief.seconds);
  }
  const { path, remove } = await dataFolder();
  const own = await startPortal(root, path);
  try {
    await waitForIdle(false);
    await measure(own, full);
    await underLoad(`${own.url}/`, loads.full, full.seconds);
  } finally {
    await own.stop();
    await remove();
  }
}

/** Prints the figures of a portal's pages. */
async function measure(portal, extent) {
  const idle = await residentMiB(portal.pid);
  const table = [['page', 'cold: pages/CPU s', 'ms', 'drawn', 'kept: pages/CPU s', 'ms', 'drawn']];
  for (const page of await pagesOf(portal.url)) {
    await untilDrawn(portal.url + page);
    let number = 0;
    const cold = await ask(portal, () => `${page}?bench=${++number}`, extent);
    const kept = await ask(portal, () => page, extent);
    table.push([page, ...Object.values(cold), ...Object.values(kept)]);
  }
  printTable(table);
  const used = await residentMiB(portal.pid);
  console.log(`memory of the whole portal: ${Math.round(idle)} MiB before, ${Math.round(used)} MiB after`);
}
