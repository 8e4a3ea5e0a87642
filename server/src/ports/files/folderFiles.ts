import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { removeOld } from '../../kit/oldFiles';
import { roomOf } from '../../kit/room';
import { isFileName, newFileName } from './fileName';
import type { Files, StoredContent } from './files';
import { folderParts, isMissing } from './folderParts';

/**
 * Files in a folder on disk, spread over 256 folders by the first two digits of their random names. A file that arrived in
 * parts is a folder of them, so completing it copies nothing.
 */
export function folderFiles(root: string): Files {
  const pathOf = (name: string) => join(root, name.slice(0, 2), name);
  const unfinished = join(root, 'unfinished');
  const aside = join(root, 'aside');
  let sweptEarlier = false;
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
    sweep: async () => {
      await removeOld(unfinished);
      await removeOld(aside, isFileName, asideMs);
      if (sweptEarlier) return;
      await removeEarlier(root);
      sweptEarlier = true;
    },
    storedBefore: (time) => namesBefore(root, time),
    setAside: async (name) => {
      if (!isFileName(name)) return;
      await mkdir(aside, { recursive: true });
      const paths = [pathOf(name), join(root, 'parts', name)];
      for (const path of paths) await moveAside(path, join(aside, name)).catch(unlessMissing);
    },
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.R_OK | constants.W_OK);
    },
    parts: folderParts(root, pathOf, write),
  };
}

/** Milliseconds for which a file that nothing refers to is kept. */
const asideMs = 30 * 24 * 3_600_000;

/** Names of complete files and of those that arrive in parts, as far as nothing was written to them since. */
async function namesBefore(root: string, time: Date): Promise<string[]> {
  const names: string[] = [];
  const folders = (await readdir(root).catch(() => [])).filter((name) =>
    /^(?:[0-9a-f]{2}|parts)$/.test(name),
  );
  for (const folder of folders) {
    for (const name of (await readdir(join(root, folder))).filter(isFileName)) {
      // Another process may remove it at the same time.
      const found = await stat(join(root, folder, name)).catch(() => undefined);
      if (found && found.mtimeMs < time.getTime()) names.push(name);
    }
  }
  return names;
}

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

async function moveAside(path: string, aside: string): Promise<void> {
  await rename(path, aside);
  // It is kept from now on, not from when it was stored.
  const now = new Date();
  await utimes(aside, now, now);
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

/**
 * Removes what killed processes of releases before 2026-11-25 have left. They wrote beside the complete files and parts, under
 * names with a point, which no complete one has.
 */
async function removeEarlier(root: string): Promise<void> {
  const below = async (folder: string) =>
    (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
  const folders = (await below(root)).filter((path) => /[\\/][0-9a-f]{2}$/.test(path));
  for (const folder of [...folders, ...(await below(join(root, 'parts')))])
    await removeOld(folder, (name) => name.includes('.'));
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
