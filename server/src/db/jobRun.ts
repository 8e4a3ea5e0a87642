import { and, desc, eq, gt, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import { after, latest } from '../kit/time';
import type { Db, Tx } from './client';
import { job_runs } from './jobRun.table';

/** Seconds after which a run that has not ended is begun again, by whichever process. */
const abandonedSeconds = 3600;

interface Due {
  readonly name: string;
  readonly everyMs: number;
}

/** Returns true for one of all processes when a job is due: it was never run, its interval has passed, or its last run failed. */
export async function beginRun(db: Db, { name, everyMs }: Due, now: Date): Promise<boolean> {
  const every = everyMs / 1000;
  const { began, ended } = job_runs;
  const isDue = sql`(${or(
    and(isNotNull(ended), lte(began, after(now, -every))),
    and(isNull(ended), lte(began, after(now, -Math.min(every, abandonedSeconds)))),
    // A clock that was ahead wrote it.
    gt(began, latest(now)),
  )})`;
  const isRecent = and(eq(job_runs.name, name), not(isDue));
  // Read first: most of the time nothing is due, and a refused write costs more.
  if ((await db.read((tx) => tx.$count(job_runs, isRecent))) > 0) return false;
  const begun = await db.transaction((tx) =>
    tx
      .insert(job_runs)
      .values({ name, began: now })
      .onConflictDoUpdate({ target: job_runs.name, set: { began: now, ended: null }, setWhere: isDue })
      .returning({ name: job_runs.name }),
  );
  return begun.length > 0;
}

/** Records that a run ended well. */
export async function endRun(db: Db, name: string, now: Date): Promise<void> {
  await db.transaction((tx) => tx.update(job_runs).set({ ended: now }).where(eq(job_runs.name, name)));
}

/** Returns when the last run of each shared job ended well; one whose run goes on, or failed, is missing. */
export async function goodRuns(tx: Tx): Promise<Map<string, Date>> {
  const rows = await tx.select().from(job_runs).where(isNotNull(job_runs.ended));
  return new Map(rows.flatMap(({ name, ended }) => (ended ? [[name, ended] as const] : [])));
}

/** Returns the last run of each shared job, the one that began last first. */
export const allRuns = (tx: Tx) => tx.select().from(job_runs).orderBy(desc(job_runs.began));
