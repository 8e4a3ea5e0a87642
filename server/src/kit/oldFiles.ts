import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which a file that is being written was left by a process that died; a form has 10 minutes. */
const oldMs = 3_600_000;

/**
 * Removes the files of a folder that nobody can be writing any more. A folder that does not exist has none.
 *
 * @param isLeft says by the name which files may be removed; all when it is left out
 * @param ageMs milliseconds after which a file, or a folder with all that is in it, is removed
 */
export async function removeOld(
  folder: string,
  isLeft: (name: string) => boolean = () => true,
  ageMs = oldMs,
): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter(isLeft)) {
    const path = join(folder, name);
    // Another process that shares the folder may remove it at the same time.
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ageMs) await rm(path, { force: true, recursive: true });
  }
}
