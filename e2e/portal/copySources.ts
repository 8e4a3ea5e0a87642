import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './process';

const exec = promisify(execFile);

/** Runs git and returns the lines of its output. */
export async function git(cwd: string, ...words: string[]): Promise<string[]> {
  const { stdout } = await exec('git', words, { cwd, maxBuffer: 16 * 2 ** 20 });
  return stdout.split('\n').filter(Boolean);
}

/**
 * Copies the sources with the same packages into a new repository, so that git can list changes. Returns its folder, which the
 * caller removes.
 */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'portal-copy-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const tracked = await git(root, ...listed, '--', ':!server/content', ':!docs');
  for (const file of tracked) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file)).catch((error) => {
      // Deleted but not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await git(copy, 'init', '--quiet');
  await git(copy, 'add', '--all');
  return copy;
}
