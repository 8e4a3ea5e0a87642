import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files';

const namePattern = /^[0-9a-f]{40}$/;

/** Files in a folder on disk, spread over 256 folders by the first two digits of their random names. */
export function folderFiles(root: string): Files {
  const pathOf = (name: string) => join(root, name.slice(0, 2), name);
  return {
    put: async (bytes) => {
      const name = randomBytes(20).toString('hex');
      await mkdir(join(root, name.slice(0, 2)), { recursive: true });
      await writeDurably(pathOf(name), bytes);
      return name;
    },
    open: async (name) => {
      if (!namePattern.test(name)) return undefined;
      const found = await stat(pathOf(name)).catch(() => undefined);
      return found && { stream: createReadStream(pathOf(name)), size: found.size };
    },
    remove: async (name) => {
      if (namePattern.test(name)) await rm(pathOf(name), { force: true });
    },
  };
}

/** Writes and syncs a temporary file, then renames it: a file with its final name is complete. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.new`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
