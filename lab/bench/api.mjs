import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from '../../scripts/build.mjs';
import { root } from '../../scripts/stale.mjs';
import { dataFolder } from './dataFolder.mjs';
import { median, printTable, waitForIdle } from './figures.mjs';
import { logIn } from './portal.mjs';
import { startPostgres } from './serverCode.mjs';

const full = { connections: 50, seconds: 3, rounds: 5 };
const brief = { connections: 5, seconds: 0.2, rounds: 1 };

/** Returns how Node is started in the container of the API: its flags and the program. */
async function containerArgs() {
  const [, command] = /^CMD \["node", (.+)\]$/m.exec(await readFile(join(root, 'server/Dockerfile'), 'utf8'));
  return JSON.parse(`[${command}]`);
}

/** Starts a Node program and resolves to the first URL that it prints. */
async function startProgram(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`${args.at(-1)} ended with ${code}`)));
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

/** The measured calls; the first is what the others are compared with. */
function targets(bare, api, token) {
  const member = { authorization: `Bearer ${token}` };
  const search = { kw: 'XRD', sort: 'default', page: 1, size: 18 };
  return {
    'bare framework, a constant': { url: `${bare}/constant` },
    'home data': { url: `${api}/api/open/web/index` },
    'project search': { url: `${api}/api/open/web/device/search`, body: JSON.stringify(search) },
    'own account of a member': { url: `${api}/api/auth/user/info`, headers: member },
    'order list of a member': { url: `${api}/api/auth/web/order/list4person`, headers: member },
  };
}

/**
 * Measures requests per second at 50 connections, on PostgreSQL where it is installed and on the embedded database.
 * Each round measures the calls one after the other. A smoke run takes one database.
 */
export async function api({ smoke, dataDir }) {
  const extent = smoke ? brief : full;
  await build();
  const postgres = await startPostgres();
  try {
    if (postgres) {
      await measureOn('PostgreSQL', { DATABASE_URL: `${postgres.url}postgres` }, extent);
      if (smoke) return;
    } else console.log('skipped on PostgreSQL, which is not installed');
  } finally {
    postgres?.stop();
  }
  await measureOn('embedded database', {}, extent, dataDir);
}

async function measureOn(database, env, extent, dataDir) {
  const { path, remove } = await dataFolder(dataDir);
  const args = await containerArgs();
  const server = await startProgram(args, { API_PORT: '0', DATA_DIR: path, ...env });
  const bare = await startProgram([...args.slice(0, -1), 'lab/bench/bare.mjs'], {});
  try {
    const all = Object.entries(targets(bare.url, server.url, (await logIn(server.url)).token));
    await waitForIdle(extent === brief);
    const results = Object.fromEntries(all.map(([name]) => [name, []]));
    for (let round = 0; round < extent.rounds; round++) {
      for (const [name, target] of all) results[name].push(await ask(target, extent));
    }
    print(database, results, extent);
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
    await remove();
  }
}

/** Prints the medians. A ratio is the median of those of the rounds, because the machine's load changes between rounds. */
function print(database, results, { connections, seconds, rounds }) {
  const [constant] = Object.values(results);
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s, ${database}`);
  printTable([
    ['call', 'requests/s', 'min–max', 'ratio'],
    ...Object.entries(results).map(([name, runs]) => [
      name,
      Math.round(median(runs)),
      `${Math.round(Math.min(...runs))}–${Math.round(Math.max(...runs))}`,
      median(runs.map((run, round) => run / constant[round])).toFixed(3),
    ]),
  ]);
}
