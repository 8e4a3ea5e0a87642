import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

const ready = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the portal as `npm start` does, with `vars` in its environment, and resolves when it is ready. Rejects when the process
 * ends before that.
 */
export async function startPortal(folder, dataDir = join(folder, '.data'), vars = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { PORT: String(port), DATA_DIR: dataDir, npm_config_prefer_offline: 'true' };
  const env = { ...process.env, ...own, ...vars };
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (text) => process.stdout.write(text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await ready(url))) {
    // A process that a signal ended has no exit code.
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`npm start ended with ${end}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    url,
    seconds,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
