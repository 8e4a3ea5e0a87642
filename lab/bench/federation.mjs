import { join } from 'node:path';
import { firstArticle } from './article.mjs';
import { median, printTable, waitForIdle } from './figures.mjs';
import { buildPlain } from './plain/build.mjs';
import { federated, logIn } from './portal.mjs';
import { servedBuilds } from './servedBuilds.mjs';
import { visit } from './visit.mjs';

const orders = 'main a[href^="/member/order/"]';
const projects = 'main a[href^="/detail/"]';

/** The visits that may be chosen, by the word that chooses each. */
const visitsOf = (session, article) => ({
  home: { name: '/', path: '/', content: projects },
  list: { name: '/project/1/…', path: '/project/1/送样检测', content: projects },
  detail: { name: '/detail/xrd', path: '/detail/xrd', content: 'main section[aria-label="下单"]' },
  article: { name: '/article/…', path: article, content: 'main article time' },
  center: { name: '/member/center', path: '/member/center', content: orders, session },
  move: {
    name: '/ then orders',
    path: '/',
    content: projects,
    session,
    move: { link: '我的订单', content: orders },
  },
});

export const visits = Object.keys(visitsOf());

/** The visits of a smoke run, whose plain bundle has only public pages: a first one, and a move of somebody who is logged in. */
const briefVisitsOf = ({ home, move }) => [
  home,
  {
    ...move,
    name: '/ then contact',
    move: { link: '联系我们', content: 'main section[aria-labelledby="message"]' },
  },
];

const measures = [
  ['FCP ms', 'fcp'],
  ['LCP ms', 'lcp'],
  ['content ms', 'content'],
  ['requests', 'requests'],
  ['KiB', 'bytes'],
];

const shown = (key, number) => (key === 'bytes' ? (number / 1024).toFixed(1) : String(Math.round(number)));

function row(name, label, key, one, other) {
  const cell = (runs) => {
    const numbers = runs.map((run) => run[key]);
    return [
      shown(key, median(numbers)),
      `${shown(key, Math.min(...numbers))}–${shown(key, Math.max(...numbers))}`,
    ];
  };
  const ratio = median(one.map((run) => run[key])) / median(other.map((run) => run[key]));
  return [name, label, ...cell(one), ...cell(other), ratio.toFixed(3)];
}

function print(results) {
  const rows = [['page', 'measure', 'federated', 'min–max', 'plain', 'min–max', 'ratio']];
  for (const [name, { federated: one, plain: other }] of Object.entries(results)) {
    const wanted = one[0].moved === undefined ? measures : [['click to content ms', 'moved']];
    for (const [label, key] of wanted) rows.push(row(name, label, key, one, other));
  }
  printTable(rows);
}

async function measure(browser, urls, visits, { runs, throttle }) {
  const results = {};
  // The first round only warms up the servers; without throttling no comparison is made.
  for (let run = throttle ? 0 : 1; run <= runs; run++) {
    for (const what of visits) {
      for (const [kind, url] of Object.entries(urls)) {
        const seen = await visit(browser, url, { ...what, throttle });
        results[what.name] ??= { federated: [], plain: [] };
        if (run > 0) results[what.name][kind].push(seen);
      }
    }
    console.log(run === 0 ? 'warmed up' : `round ${run} of ${runs}`);
  }
  return results;
}

/** Compares the federated portal with the same pages built as one plain bundle: the visits `names`, or all (a smoke run: two brief ones). */
export async function federation({ smoke, api, names }) {
  const extent = { runs: smoke ? 1 : Number(process.env.BENCH_RUNS ?? 7), throttle: !smoke };
  console.log('building the plain bundle …');
  const dist = await buildPlain({ brief: smoke });
  const plain = {
    gateway: join(dist, 'gateway.mjs'),
    remotesConfig: join(dist, 'remotes.config.json'),
  };
  await servedBuilds([federated, plain], api, async ({ browser, urls: [one, other] }) => {
    const all = visitsOf(await logIn(one.gateway), await firstArticle(one.gateway));
    const named = visits
      .filter((name) => names.length === 0 || names.includes(name))
      .map((name) => all[name]);
    const chosen = smoke ? briefVisitsOf(all) : named;
    await waitForIdle(smoke);
    const urls = { federated: one.front, plain: other.front };
    console.log(`Slow 4G, 4x CPU, HTTP/2 with TLS, nothing cached, interleaved, median of ${extent.runs}`);
    print(await measure(browser, urls, chosen, extent));
  });
}
