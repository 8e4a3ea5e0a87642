import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder } from './bundle';
import { throughPooler } from './database';
import { fastestFolder } from './postgresServer';

const root = join(__dirname, '..');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** URL of the server; rejects with the output when the process ends first. */
  readonly url: Promise<string>;
  /** Resolves when the output matches; rejects with the output when the process ends first. */
  readonly says: (text: RegExp) => Promise<void>;
  /** Exit code (null when killed) and the whole output. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let prepared: string | undefined;

/** Returns a new data folder: a copy of the prepared one after `prepareDataDir`, else an empty one. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(fastestFolder(), 'portal-data-'));
  folders.push(folder);
  if (prepared !== undefined) cpSync(prepared, folder, { recursive: true });
  return folder;
}

/** Runs the first start once for all tests of the file, because it takes the longest. */
export async function prepareDataDir(): Promise<void> {
  const folder = newDataDir();
  const first = startServer({ DATA_DIR: folder });
  await first.url;
  first.child.kill('SIGTERM');
  await first.ended;
  prepared = folder;
}

/** Starts the bundled API, or another program, as a process with only these environment variables. */
export function startServer(
  vars: Record<string, string>,
  program = join(root, bundleFolder, 'server.mjs'),
): ServerProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH, HOME, API_PORT: '0', DRAIN_TIME: '0', ...vars, ...poolerOf(vars) },
  });
  running.add(child);
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
  const says = (text: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => text.test(output) && resolve();
      look();
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      ended.then(() => reject(new Error(output)));
    });
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const port = /^(?:API|gateway:) http:\/\/\S*:(\d+)$/m.exec(output)?.[1];
        if (port !== undefined) resolve(`http://localhost:${port}`);
      });
    }
    ended.then(() => reject(new Error(output)));
  });
  // Tests that only wait for the end do not read the URL; its rejection must not count as unhandled.
  url.catch(() => undefined);
  return { child, url, says, ended };
}

/** Returns the variables of a deployment with a pooler when the test run has one. */
function poolerOf({ DATABASE_URL: url }: Record<string, string>): Record<string, string> {
  const pooled = url === undefined ? undefined : throughPooler(url);
  return url === undefined || pooled === undefined
    ? {}
    : { DATABASE_URL: pooled, DATABASE_MIGRATION_URL: url };
}
