import type { Db, Tx } from '../db/client';
import { contentChanged } from '../http/readCache';
import { markSeeded } from '../modules/seedRun/seedRun.repo';
import { seedContent } from './content';

/** Fills a fresh portal with its public content; does nothing when that has been done before. */
export async function seed(db: Db, now: Date): Promise<void> {
  if (await seedOnce(db, 'content', now, seedContent)) contentChanged();
}

/**
 * Runs `work` in one transaction unless this part was written before; tells whether it ran. The mark and the
 * content are kept together or not at all, so neither a crash nor a second process starting writes anything twice.
 */
export async function seedOnce(
  db: Db,
  part: string,
  now: Date,
  work: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await markSeeded(tx, part, now))) return false;
    await work(tx);
    return true;
  });
}
