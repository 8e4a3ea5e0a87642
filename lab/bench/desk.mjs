import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskCases } from './deskCases.mjs';
import { median, printTable, waitForIdle } from './figures.mjs';
import { measure } from './input.mjs';
import { federated, logInAs } from './portal.mjs';
import { servedBuilds } from './servedBuilds.mjs';
import { secondVisit } from './visit.mjs';

/** Rows that the grid is given; it draws a hundred of them at most. A smoke run gives only few. */
const given = { full: Number(process.env.BENCH_ROWS ?? 500), brief: 12 };
const drawn = 100;
/** Milliseconds: from the start of a second visit to content at Slow 4G, and from an input to its frame. */
const aims = { content: 1500, input: 100 };

/** Pages with what comes from the server's data on them. */
const pages = [
  { path: '/staff/today', content: 'main section li' },
  { path: '/staff/orders?queue=all', content: 'main [role=gridcell]' },
];

/** What the browser keeps of a login of the lab's staff. */
async function deskStorage(gateway, dataDir) {
  const account = JSON.parse(await readFile(join(dataDir, 'staff.json'), 'utf8'));
  const { token } = await logInAs(gateway, account);
  return { 'portal.deskToken': JSON.stringify({ v: 1, value: { access: token } }) };
}

/** Measures second visits in turn; those on a slower processor are printed without an aim. */
async function visits(browser, url, storage, { runs, throttle }) {
  const table = [
    [
      throttle ? 'second visit, Slow 4G' : 'second visit, no throttling',
      'content ms',
      'min–max',
      'requests',
      'KiB',
      'aim',
    ],
  ];
  const kinds = pages.flatMap((page) => [1, 4].map((slowdown) => ({ ...page, slowdown, seen: [] })));
  for (let run = 0; run < runs; run++)
    for (const kind of throttle ? kinds : kinds.filter(({ slowdown }) => slowdown === 1))
      kind.seen.push(await secondVisit(browser, url, { ...kind, storage, throttle }));
  for (const { path, slowdown, seen } of kinds.filter((kind) => kind.seen.length > 0)) {
    const times = seen.map(({ content }) => content);
    table.push([
      slowdown === 1 ? path : `${path}, ${slowdown}x CPU`,
      Math.round(median(times)),
      `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`,
      median(seen.map(({ requests }) => requests)),
      (median(seen.map(({ bytes }) => bytes)) / 1024).toFixed(1),
      slowdown === 1 ? aims.content : '',
    ]);
  }
  printTable(table);
}

async function inputs(browser, url, storage, { smoke }) {
  const rows = smoke ? given.brief : given.full;
  const extent = { rows, shown: Math.min(rows, drawn), throttle: !smoke };
  const table = [
    [
      `${rows} orders, ${smoke ? 'no throttling' : '4x CPU'}`,
      'inputs over 16 ms',
      'median ms',
      'longest ms',
      'longest task',
    ],
  ];
  for (const one of deskCases.filter((one) => one.brief || !smoke)) {
    const { times, tasks } = await measure(browser, url, storage, one, extent);
    const longest = [times, tasks].map((found) => Math.round(Math.max(0, ...found)));
    table.push([one.name, times.length, times.length ? median(times) : 0, ...longest]);
  }
  printTable(table);
  console.log(`aim: at most ${aims.input} ms each`);
}

/** Measures the lab's desk: a second visit at Slow 4G, and inputs in a grid of 500 orders on a processor four times slower. */
export async function desk({ smoke, api }) {
  const extent = { runs: smoke ? 1 : Number(process.env.BENCH_RUNS ?? 7), throttle: !smoke };
  await servedBuilds([federated], api, async ({ browser, urls: [{ gateway, front }] }) => {
    const storage = await deskStorage(gateway, api.dataDir);
    await waitForIdle(smoke);
    await visits(browser, front, storage, extent);
    await inputs(browser, front, storage, { smoke });
  });
}
