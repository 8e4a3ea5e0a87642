import { root } from '../../scripts/stale.mjs';
import { api } from './api.mjs';
import { dataFolder } from './dataFolder.mjs';
import { desk } from './desk.mjs';
import { federation, visits } from './federation.mjs';
import { input } from './input.mjs';
import { pages } from './pages.mjs';
import { startApi } from './portal.mjs';
import { render } from './render.mjs';
import { scale, subjects } from './scale.mjs';
import { start } from './start.mjs';
import { startPortal } from './startedPortal.mjs';
import { takeOver } from './takeOver.mjs';

const benches = {
  start: { work: start, says: 'cold and warm npm start, memory (2 minutes)', onPortal: true },
  federation: {
    work: federation,
    onApi: true,
    says: `the federated portal against one plain bundle (5 minutes), all visits or some of: ${visits.join(', ')}`,
  },
  pages: { work: pages, onApi: true, says: 'Lighthouse on a phone: home, list, detail (4 minutes)' },
  input: {
    work: input,
    onApi: true,
    says: 'from input to screen on member pages with a hundred rows (1 minute)',
  },
  desk: {
    work: desk,
    onApi: true,
    says: "the lab's desk: a second visit at Slow 4G, inputs in a grid of 500 orders (3 minutes)",
  },
  takeOver: {
    work: takeOver,
    onApi: true,
    says: 'CPU time until the browser has taken drawn pages over: home, list, detail (2 minutes)',
  },
  render: {
    work: render,
    says: 'pages that the gateway draws: a second of one core, memory (2 minutes)',
    onPortal: true,
  },
  scale: {
    work: scale,
    says: `reads at up to a million rows on PostgreSQL (10 minutes), of all or some of: ${subjects.join(', ')}`,
  },
  api: { work: api, says: 'requests a second against the bare framework (1 minute)', quick: true },
};

async function runBench(name, options) {
  console.log(`\n== ${name}: ${benches[name].says}`);
  await benches[name].work(options);
}

/**
 * Runs the named benchmarks, `scale` of all subjects or of the named ones, `federation` likewise of visits; without names it lists all
 * and runs the quick ones. `smoke` runs all benchmarks unless named, each once and as short as possible; rejects when one does not work.
 */
export async function runBenches(words, { smoke = false } = {}) {
  const parts = [...subjects, ...visits];
  const names = words.filter((word) => !parts.includes(word));
  const chosen = words.filter((word) => parts.includes(word));
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0 || (names.length === 0 && !smoke)) {
    for (const [name, { says }] of Object.entries(benches)) console.log(`npm run bench -- ${name}: ${says}`);
  }
  if (unknown.length > 0) throw new Error(`there is no bench ${unknown.join(', ')}`);
  const all = Object.keys(benches).filter((name) => smoke || benches[name].quick);
  const wanted = names.length > 0 ? names : all;
  const folder = smoke ? await dataFolder() : undefined;
  try {
    await runAll(wanted, { smoke, names: chosen, dataDir: folder?.path });
  } finally {
    await folder?.remove();
  }
}

/**
 * The API is started once for all benchmarks that measure pages, and stopped before the others. In a smoke run the portal too is started
 * once, before all, for those that measure it; it fills the data folder that the others use.
 */
async function runAll(wanted, options) {
  const before = options.smoke ? wanted.filter((name) => benches[name].onPortal) : [];
  if (before.length > 0) {
    // Other tests keep the processors busy, and each page would take longer than its limit to draw.
    const portal = await startPortal(root, options.dataDir, { DRAW_LIMIT: '5000' });
    try {
      for (const name of before) await runBench(name, { ...options, portal });
    } finally {
      await portal.stop();
    }
  }
  const pageBenches = wanted.filter((name) => benches[name].onApi);
  if (pageBenches.length > 0) {
    const api = await startApi(options.dataDir);
    try {
      for (const name of pageBenches) await runBench(name, { ...options, api });
    } finally {
      await api.stop();
    }
  }
  const others = wanted.filter((name) => !benches[name].onApi && !before.includes(name));
  for (const name of others) await runBench(name, options);
}
