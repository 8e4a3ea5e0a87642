import { sql } from 'drizzle-orm';
import type { Job } from '../kit/job';
import type { Db } from './client';

/** Bytes of the write-ahead log after which a checkpoint is made. */
const mostBytes = 4 * 1024 * 1024;

/**
 * Makes a checkpoint when the log has become long. PGlite has no background process and never makes one before it is closed: the log
 * would grow without end, and a start after a kill replays it (9 s for 50 MB on a busy machine).
 */
export async function shortenLog(db: Db): Promise<void> {
  if (db.kind !== 'pglite') return;
  // A transaction, because these are refused when the volume is full: PGlite runs for ever after a checkpoint that failed.
  await db.transaction(async (tx) => {
    const result = await tx.execute<{ long: boolean }>(
      sql`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${mostBytes} AS long FROM pg_control_checkpoint()`,
    );
    if (isLong(result)) await tx.execute(sql`CHECKPOINT`);
  });
}

/** Both drivers return the result of a raw query in `rows`. */
function isLong(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('rows' in result)) return false;
  const [row] = Array.isArray(result.rows) ? result.rows : [];
  return row?.long === true;
}

/** Keeps the log of the embedded database short. */
export const checkpointJob: Job = {
  name: 'checkpoint',
  everyMs: 60_000,
  run: ({ db }) => shortenLog(db),
};
