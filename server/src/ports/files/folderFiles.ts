import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isFileName, newFileName } from './fileName';
import type { Files, StoredContent } from './files';
import { folderParts } from './folderParts';

/**
 * Files in a folder on disk, spread over 256 folders by the first two digits of their random names. A file that arrived in
 * parts is a folder of them, so completing it copies nothing.
 */
export function folderFiles(root: string): Files {
  const pathOf = (name: string) => join(root, name.slice(0, 2), name);
  return {
    put: async (bytes) => {
      const name = newFileName();
      await mkdir(join(root, name.slice(0, 2)), { recursive: true });
      await writeDurably(pathOf(name), bytes);
      return name;
    },
    open: async (name) => (isFileName(name) ? openPath(pathOf(name)) : undefined),
    remove: async (name) => {
      if (isFileName(name)) await rm(pathOf(name), { force: true, recursive: true });
    },
    link: async () => undefined,
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.R_OK | constants.W_OK);
    },
    parts: folderParts(root, pathOf),
  };
}

async function openPath(path: string): Promise<StoredContent | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  if (!found.isDirectory()) return { stream: createReadStream(path), size: found.size };
  const numbers = (await readdir(path)).filter((name) => /^\d+$/.test(name)).map(Number);
  const paths = numbers.sort((a, b) => a - b).map((number) => join(path, String(number)));
  const sizes = await Promise.all(paths.map(async (part) => (await stat(part)).size));
  return {
    stream: Readable.from(oneAfterAnother(paths), { objectMode: false }),
    size: sizes.reduce((sum, size) => sum + size, 0),
  };
}

async function* oneAfterAnother(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path);
}

/** Writes and syncs a temporary file, then renames it: a file with its final name is complete. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  // Random, because the same part may be sent twice at the same time.
  const unfinished = `${path}.${newFileName()}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
