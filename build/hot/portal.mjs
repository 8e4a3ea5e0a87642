import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../base.mjs';

const answers = (url) =>
  fetch(new URL('/healthz', url)).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the local portal, which ends with this process, and the other way round. */
async function startPortal(port) {
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  child.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  process.once('exit', () => child.kill('SIGTERM'));
  while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 300));
  return new URL(url);
}

/** Returns the portal of PORTAL_URL, else the local one: of `npm start` when that runs, or one that is started at `port`. */
export async function portalFor(given, port) {
  if (given === undefined) {
    const running = new URL('http://localhost:8080');
    return (await answers(running)) ? running : startPortal(port);
  }
  if (!URL.canParse(given)) throw new Error(`PORTAL_URL=${given} 不是地址，例如 https://portal.example.com`);
  if (!(await answers(given))) throw new Error(`门户 ${given} 没有应答，请检查 PORTAL_URL`);
  return new URL(given);
}
