import { rm } from 'node:fs/promises';
import { newDataFolder } from './dataFolder';
import { freePort, start } from './process';
import type { Portal } from './test';

/** Moves the clock of a Node process: its promises are late without waiting for days. */
const clockModule = (ms: number): string => {
  const source = `const { now } = Date; globalThis.Date = class extends Date {
    constructor(...given) { given.length > 0 ? super(...given) : super(now() + ${ms}); }
    static now() { return now() + ${ms}; }
  };`;
  return `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
};

/** Runs `work` with a portal of its own whose clock is ahead: what was promised in its data is late there. */
export async function withLaterPortal(
  ms: number,
  work: (portal: Pick<Portal, 'url' | 'dataDir'>) => Promise<void>,
): Promise<void> {
  const dataDir = await newDataFolder();
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { PORT: port, DATA_DIR: dataDir, NODE_OPTIONS: `--import=${clockModule(ms)}` };
  const running = await start(['scripts/start.mjs'], env, `${url}/readyz`);
  try {
    await work({ url, dataDir });
  } finally {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
