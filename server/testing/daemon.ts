import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** User id of `nobody`: PostgreSQL and PgBouncer refuse to run as root. */
const nobody = 65_534;

/** The user that daemons run as. */
export const daemonUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Returns the path of an installed program. */
export const findProgram = (name: string): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));

/** `describe` for tests that need these programs. They are reported as skipped where one is not installed. */
export function describeWith(programs: readonly string[], name: string, tests: () => void): void {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length > 0) describe.skip(`${name} (${missing.join(', ')} not installed)`, tests);
  else describe(name, tests);
}

export interface Daemon {
  readonly child: ChildProcess;
  /** What it has printed. */
  readonly output: () => string;
  /** Ends it and all processes that it has started, as a machine that loses its power. */
  kill(): Promise<void>;
}

/** Starts a program in a process group of its own, with these environment variables only. */
export function startDaemon(
  name: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Record<string, string> },
): Daemon {
  const path = findProgram(name) ?? name;
  const variables = { PATH: process.env.PATH ?? '', HOME: cwd, LC_ALL: 'C.UTF-8', ...env };
  const child = spawn(path, args, { ...daemonUser, cwd, env: variables, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed = `${printed}${chunk}`.slice(-20_000);
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
  };
  process.once('exit', killGroup);
  return {
    child,
    output: () => printed,
    kill: async () => {
      killGroup();
      await ended;
    },
  };
}

/** Returns a port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until `condition` is true; throws with what the daemons printed when one has ended. */
export async function until(
  condition: () => Promise<boolean>,
  daemons: readonly Daemon[] = [],
): Promise<void> {
  while (!(await condition().catch(() => false))) {
    const ended = daemons.find(({ child }) => child.exitCode !== null);
    if (ended) throw new Error(ended.output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
