import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/stale.mjs';
import { printTable, waitForIdle } from './figures.mjs';
import { residentMiB } from './processFigures.mjs';
import { startPortal } from './startedPortal.mjs';

const exec = promisify(execFile);

const homeLoads = 50;

/** Loads what a first visit of the home page fetches: the page, its assets and its data. */
async function loadHome(url) {
  const page = await (await fetch(url)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  const data = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const calls = ['index', 'type/group'].map((path) => fetch(`${url}/api/open/web/${path}`, data));
  const answers = await Promise.all([...files.map((path) => fetch(url + path)), ...calls]);
  for (const answer of answers) {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    await answer.arrayBuffer();
  }
}

async function memoryOf(portal, loads) {
  const idle = await residentMiB(portal.pid);
  for (let load = 0; load < loads; load++) await loadHome(portal.url);
  return { idle, used: await residentMiB(portal.pid) };
}

async function measure(folder) {
  const cold = await startPortal(folder);
  await cold.stop();
  const warm = await startPortal(folder);
  const memory = await memoryOf(warm, homeLoads);
  await warm.stop();
  return { cold: cold.seconds, warm: warm.seconds, ...memory };
}

/** Loads the home page of a portal once that has started on this checkout as built, with an empty data folder. */
async function smokeRun(portal) {
  const { used } = await memoryOf(portal, 1);
  if (!(used > 0)) throw new Error('start: no memory figure');
}

/**
 * Starts a clone of the last commit without build and packages (packages come from npm's cache), then a second
 * time. A smoke run uses the `portal` that has started.
 */
export async function start({ smoke, portal }) {
  if (smoke) return smokeRun(portal);
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    const folder = join(dir, 'portal');
    await exec('git', ['clone', '--quiet', root, folder]);
    await waitForIdle(false);
    const { cold, warm, idle, used } = await measure(folder);
    printTable([
      ['what', 'measured', 'aim'],
      ['npm start, cold, with npm ci', `${cold.toFixed(1)} s`, '< 90 s'],
      ['npm start, nothing changed', `${warm.toFixed(1)} s`, '< 5 s'],
      ['memory when ready', `${idle.toFixed(0)} MiB`, ''],
      [`memory after ${homeLoads} home loads`, `${used.toFixed(0)} MiB`, '< 700 MB'],
    ]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
