import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a port that is free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export interface Running {
  /** Returns the output so far. */
  printed(): string;
  /** Stops the process and waits for its end. */
  stop(): Promise<void>;
  /** Ends the process as a power failure does: it can do nothing before its end. */
  kill(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Starts a Node program and waits until `ready` answers 200; rejects with its output when it ends before that. */
export async function start(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: string,
  cwd = root,
): Promise<Running> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const hangs = AbortSignal.timeout(240_000);
  while (!(await answers(ready))) {
    if (child.exitCode !== null || hangs.aborted) {
      child.kill('SIGKILL');
      throw new Error(`node ${args.join(' ')} is not ready:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    printed: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
