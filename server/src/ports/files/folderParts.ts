import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newFileName } from './fileName';
import type { FileParts } from './files';

/** Parts of files in a folder on disk: a folder for each upload, which becomes the file by a rename. */
export function folderParts(
  root: string,
  pathOf: (name: string) => string,
  write: (path: string, bytes: Uint8Array) => Promise<void>,
): FileParts {
  const folderOf = (name: string) => join(root, 'parts', name);
  return {
    start: async () => {
      const name = newFileName();
      await mkdir(folderOf(name), { recursive: true });
      return { name, key: '' };
    },
    put: async ({ name }, number, bytes) => {
      try {
        await write(join(folderOf(name), String(number)), bytes);
      } catch (error) {
        // The folder was renamed or removed: the upload was completed or discarded meanwhile.
        if (isMissing(error)) return undefined;
        throw error;
      }
      return createHash('sha256').update(bytes).digest('hex');
    },
    join: async ({ name }, parts) => {
      const folder = folderOf(name);
      if (await exists(pathOf(name))) return;
      const wanted = new Set(parts.map(({ number }) => String(number)));
      const found = await readdir(folder);
      for (const other of found.filter((one) => !wanted.has(one))) await rm(join(folder, other));
      if (found.filter((one) => wanted.has(one)).length < wanted.size) throw new Error('a part is missing');
      await mkdir(dirname(pathOf(name)), { recursive: true });
      await rename(folder, pathOf(name));
    },
    discard: async ({ name }) => {
      await rm(folderOf(name), { recursive: true, force: true });
      await rm(pathOf(name), { recursive: true, force: true });
    },
  };
}

/** True for the error about a file that does not exist. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
