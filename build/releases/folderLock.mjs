import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which a lock is of a process that has ended: work under it takes a few milliseconds. */
const staleAfter = 30_000;

/** Creates a file; returns false when it exists. */
const create = (file, text) =>
  writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (error) => {
      // EPERM: Windows, while another process deletes the file.
      if (error.code === 'EEXIST' || error.code === 'EPERM') return false;
      throw error;
    },
  );

const readLock = (file) => readFile(file, 'utf8').catch(() => undefined);

/**
 * Removes a lock whose process has ended. A marker named by the lock's content lets one process do it, which then looks
 * whether the lock is still that one.
 */
async function removeStale(file) {
  const token = await readLock(file);
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (token === undefined || age < staleAfter) return;
  const marker = `${file}.${token}`;
  if (!(await create(marker, ''))) return;
  if ((await readLock(file)) === token) await rm(file, { force: true });
  await rm(marker, { force: true });
}

/**
 * Runs `work` while no other process does so under this lock file, also of another machine or container that has the same
 * folder. Waits for the other one.
 */
export async function withFolderLock(file, work) {
  const token = randomBytes(8).toString('hex');
  await mkdir(dirname(file), { recursive: true });
  while (!(await create(file, token))) {
    await wait(5 + Math.random() * 20);
    await removeStale(file);
  }
  try {
    return await work();
  } finally {
    if ((await readLock(file)) === token) await rm(file, { force: true });
  }
}
