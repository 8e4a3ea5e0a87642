// npm run soak -- --only=kill: kills the API again and again while clients that never look at readiness send more than it
// carries, and holds the time of each start, on PostgreSQL and on the embedded database.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { run, say } from '../../scripts/run.mjs';
import { logIn } from '../bench/portal.mjs';
import { startPostgres } from '../bench/serverCode.mjs';
import { freePort } from '../image/imageServices.mjs';
import { startApi } from './apiProcess.mjs';

/** Seconds from the start of a killed API to its first answer, on an idle machine as fast as the one of `spinSeconds`. */
const mostSeconds = 5;
/** Seconds that `spin` takes on that machine. */
const spinSeconds = 1;
const load = { everyMs: 3, most: 1200 };

/** Work of a fixed size in a process of its own: how fast the machine is now, beside all else that it does. */
const spin =
  'let x = 1; for (let i = 0; i < 1.4e8; i++) x = (x * 1103515245 + 12345) & 0x7fffffff; process.exitCode = x & 0';

const ended = (child) => new Promise((resolve) => child.once('exit', resolve));

async function machineSlowness() {
  const begun = performance.now();
  await ended(spawn(process.execPath, ['-e', spin]));
  return Math.max(1, (performance.now() - begun) / 1000 / spinSeconds);
}

/** Kills the API `kills` times on each database; rejects when a start takes too long. */
export async function tryKills(kills) {
  await run(process.execPath, ['server/build.mjs']);
  const postgres = await startPostgres();
  try {
    if (postgres) await killOn('PostgreSQL', { DATABASE_URL: `${postgres.url}postgres` }, kills);
    else say('没有安装 PostgreSQL，只在内嵌数据库上试');
  } finally {
    postgres?.stop();
  }
  await killOn('内嵌数据库', {}, kills);
}

async function killOn(database, env, kills) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-kill-'));
  const port = await freePort();
  const start = () => startApi({ ...env, API_PORT: port, DATA_DIR: folder, LOG_LEVEL: 'error' });
  let api = start();
  let clients;
  try {
    await api.listens;
    const url = `http://127.0.0.1:${port}`;
    clients = await startClients(url);
    await wait(3000);
    for (let kill = 1; kill <= kills; kill++) {
      api.child.kill('SIGKILL');
      await api.ended;
      const slowness = await machineSlowness();
      const begun = Date.now();
      clients.answers.length = 0;
      api = start();
      await api.listens;
      const listening = (Date.now() - begun) / 1000;
      const first = ((await clients.firstSuccess()) - begun) / 1000;
      await wait(5000);
      report({ database, kill, slowness, listening, first, answers: clients.answers });
      if (first > mostSeconds * slowness)
        throw new Error(
          `${database}：${first.toFixed(1)} s 才有第一个回答，最多 ${(mostSeconds * slowness).toFixed(1)} s`,
        );
    }
  } finally {
    await clients?.stop();
    api.child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

function report({ database, kill, slowness, listening, first, answers }) {
  const count = (wanted) => answers.filter(({ status }) => wanted(status)).length;
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  times.sort((one, other) => one - other);
  const seconds = `监听 ${listening.toFixed(1)} s，第一个回答 ${first.toFixed(1)} s`;
  const figures = `200：${count((status) => status === 200)}，503：${count((status) => status === 503)}，拒绝或超时：${count((status) => status === 0)}，其他：${count((status) => ![0, 200, 503].includes(status))}`;
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  say(
    `${database}，第 ${kill} 次：${seconds}（机器慢 ${slowness.toFixed(1)} 倍，负载 ${loadavg()[0].toFixed(1)}）；${figures}；p99 ${p99} ms`,
  );
}

/** Starts the clients: reads of visitors and of a member, and writes without a key. */
async function startClients(url) {
  const { token } = await logIn(url);
  const call = (path, input) => ({
    path: `/api/${path}`,
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  const calls = [
    call('open/web/index', {}),
    call('auth/user/info', {}),
    call('auth/web/order/list4person', {}),
    call('auth/message/list', { page: 1, size: 10 }),
    call('auth/user/notice/edit', { kind: 'order', sms: true }),
    call('open/web/device/search', { kw: 'XRD', sort: 'default', page: 1, size: 18 }),
  ];
  const worker = new Worker(new URL('./overload.mjs', import.meta.url), {
    workerData: { url, calls, ...load },
  });
  const answers = [];
  worker.on('message', (answer) => answers.push(answer));
  return {
    answers,
    async firstSuccess() {
      for (;;) {
        const found = answers.find(({ status }) => status === 200);
        if (found) return found.at;
        await wait(10);
      }
    },
    stop: () => worker.terminate(),
  };
}
