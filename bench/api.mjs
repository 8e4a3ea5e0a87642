import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from '../scripts/build.mjs';
import { root } from '../scripts/stale.mjs';
import { median, printTable, waitForIdle } from './figures.mjs';
import { logIn } from './portal.mjs';

const full = { connections: 50, seconds: 4, rounds: 3 };
const brief = { connections: 5, seconds: 0.2, rounds: 1 };

/** Starts a Node program and resolves to the first URL that it prints. */
async function startProgram(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
    child.stdout.on('data', (text) => {
      printed += text;
      const found = /https?:\/\/[\w.:[\]]+/.exec(printed)?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
  });
  const ended = once(child, 'exit');
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function ask(target, { connections, seconds }) {
  const workerData = { target, connections, seconds };
  const worker = new Worker(new URL('./clients.mjs', import.meta.url), { workerData });
  const [{ perSecond, refused }] = await once(worker, 'message');
  if (refused > 0) throw new Error(`${target.url} refused ${refused} requests`);
  return perSecond;
}

function targets(bare, api, token) {
  const member = { authorization: `Bearer ${token}` };
  const search = { kw: 'XRD', sort: 'default', page: 1, size: 18 };
  return {
    'bare framework, a constant': { url: `${bare}/constant` },
    'home data': { url: `${api}/api/open/web/index` },
    'project search': { url: `${api}/api/open/web/device/search`, body: JSON.stringify(search) },
    'order list of a member': { url: `${api}/api/auth/web/order/list4person`, headers: member },
  };
}

/** Measures requests per second at 50 connections; each round measures the calls one after the other. */
export async function api({ smoke }) {
  const extent = smoke ? brief : full;
  await build();
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const server = await startProgram(['server/dist/server.mjs'], { API_PORT: '0', DATA_DIR: dir });
  const bare = await startProgram(['bench/bare.mjs'], {});
  try {
    const all = Object.entries(targets(bare.url, server.url, (await logIn(server.url)).token));
    await waitForIdle(smoke);
    const results = Object.fromEntries(all.map(([name]) => [name, []]));
    for (let round = 0; round < extent.rounds; round++) {
      for (const [name, target] of all) results[name].push(await ask(target, extent));
    }
    print(results, extent);
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
    await rm(dir, { recursive: true, force: true });
  }
}

function print(results, { connections, seconds, rounds }) {
  const [constant] = Object.values(results).map(median);
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s, embedded database`);
  printTable([
    ['call', 'requests/s', 'min–max', 'ratio'],
    ...Object.entries(results).map(([name, runs]) => [
      name,
      Math.round(median(runs)),
      `${Math.round(Math.min(...runs))}–${Math.round(Math.max(...runs))}`,
      (median(runs) / constant).toFixed(2),
    ]),
  ]);
}
