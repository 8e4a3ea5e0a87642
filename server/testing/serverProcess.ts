import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it listens; rejects with what it said when it ends before. */
  readonly url: Promise<string>;
  /** Exit code (null when killed) and all that it wrote. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let prepared: string | undefined;

/** A data folder of the test's own: what a first start left in it, after `prepareDataDir`; empty before. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  folders.push(folder);
  if (prepared !== undefined) cpSync(prepared, folder, { recursive: true });
  return folder;
}

/** Does a first start once for all tests of the file, since it takes the longest. */
export async function prepareDataDir(): Promise<void> {
  const folder = newDataDir();
  const first = startServer({ DATA_DIR: folder });
  await first.url;
  first.child.kill('SIGTERM');
  await first.ended;
  prepared = folder;
}

/** Starts the API as a process, from the sources, with these variables and no others of ours. */
export function startServer(vars: Record<string, string>): ServerProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'src/server.ts')], {
    cwd: root,
    env: { PATH, HOME, API_PORT: '0', ...vars },
  });
  running.add(child);
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const port = /^API http:\/\/\S*:(\d+)$/m.exec(output)?.[1];
        if (port !== undefined) resolve(`http://localhost:${port}`);
      });
    }
    ended.then(() => reject(new Error(output)));
  });
  // A test that waits for the end only needs no address.
  url.catch(() => undefined);
  return { child, url, ended };
}
