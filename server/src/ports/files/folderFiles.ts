import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { removeOld } from '../../kit/oldFiles';
import { roomOf } from '../../kit/room';
import { isFileName, newFileName } from './fileName';
import type { Files, StoredContent } from './files';
import { folderParts } from './folderParts';

/**
 * Files in a folder on disk, spread over 256 folders by the first two digits of their random names. A file that arrived in
 * parts is a folder of them, so completing it copies nothing.
 */
export function folderFiles(root: string): Files {
  const pathOf = (name: string) => join(root, name.slice(0, 2), name);
  const unfinished = join(root, 'unfinished');
  const write = async (path: string, bytes: Uint8Array) => {
    await mkdir(unfinished, { recursive: true });
    await writeDurably(path, bytes, unfinished);
  };
  return {
    put: async (bytes) => {
      const name = newFileName();
      await mkdir(join(root, name.slice(0, 2)), { recursive: true });
      await write(pathOf(name), bytes);
      return name;
    },
    open: async (name) => (isFileName(name) ? openPath(pathOf(name)) : undefined),
    remove: async (name) => {
      if (isFileName(name)) await rm(pathOf(name), { force: true, recursive: true });
    },
    link: async () => undefined,
    room: async () => {
      await mkdir(root, { recursive: true });
      return roomOf(root);
    },
    sweep: () => removeOld(unfinished),
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.R_OK | constants.W_OK);
    },
    parts: folderParts(root, pathOf, write),
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

/** Writes and syncs a file in the folder `unfinished`, then renames it: a file with its final name is complete. */
async function writeDurably(path: string, bytes: Uint8Array, folder: string): Promise<void> {
  // Random, because the same part may be sent twice at the same time.
  const unfinished = join(folder, newFileName());
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    // What was written of it would keep a full volume full.
    await rm(unfinished, { force: true });
    throw error;
  }
}
