import type { Db } from '../../db/client';
import type { Deps, Log } from '../../deps';
import type { Job } from '../../kit/job';
import { picturesAmong } from '../picture/picture.repo';
import { uploadsAmong } from '../upload/upload.repo';

const dayMs = 24 * 3_600_000;

/** Names that one query compares. */
const batch = 10_000;

/**
 * Sets files aside that no table names: a process died between storing the bytes and the commit of their row. A file has its
 * row within minutes, so only those that are a day old are looked at. Nothing is touched when too many are unknown: then the folder
 * belongs to another database, or a backup was restored.
 */
export const unknownFilesJob: Job = {
  name: 'unknown files',
  everyMs: dayMs,
  shared: true,
  run: async ({ db, ports: { files }, now }: Deps, log: Log) => {
    // The names come first: a file that is stored later is not among them.
    const names = await files.storedBefore(new Date(now().getTime() - dayMs));
    if (!names) return;
    const unknown = await unknownAmong(db, names);
    if (unknown.length === 0) return;
    const counts = { unknown: unknown.length, files: names.length };
    if (unknown.length > mostUnknown(names.length)) {
      log.error(counts, 'stored files are not in this database: nothing is removed');
      return;
    }
    for (const name of unknown) await files.setAside(name);
    log.info(counts, 'stored files without a row were set aside');
  },
};

/** How many of so many files may be unknown: one in a hundred, or of a small portal 20, if they are not a quarter of all. */
const mostUnknown = (files: number): number => Math.max(files / 100, Math.min(20, files / 4));

async function unknownAmong(db: Db, names: readonly string[]): Promise<string[]> {
  const unknown: string[] = [];
  for (let at = 0; at < names.length; at += batch) {
    const some = names.slice(at, at + batch);
    const known = await db.read(async (tx) => [
      ...(await uploadsAmong(tx, some)),
      ...(await picturesAmong(tx, some)),
    ]);
    const isKnown = new Set(known);
    unknown.push(...some.filter((name) => !isKnown.has(name)));
  }
  return unknown;
}
