import type { Db, Tx } from '../db/client';
import { contentChanged } from '../http/readCache';
import { markSeeded } from '../modules/seedRun/seedRun.repo';
import { seedContent } from './content';

/** Writes the public content of a new portal. Does nothing when it was written before. */
export async function seed(db: Db, now: Date): Promise<void> {
  if (await seedOnce(db, 'content', now, seedContent)) contentChanged();
}

/**
 * Runs `work` in one transaction unless this part was written before; returns whether it ran. The mark is committed
 * with the content, so neither a crash nor a second process writes anything twice.
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
