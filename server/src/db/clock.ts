import { sql } from 'drizzle-orm';
import type { Db } from './client';

/** Milliseconds between two questions for the database's time. */
const everyMs = 10_000;
/** Answers that take longer say too little about the time. */
const longestMs = 1000;

export interface Clock {
  now(): Date;
  stop(): void;
}

/**
 * Returns the clock of the database, which all processes have in common: by clocks of their own a cooldown that one of them began
 * would be over, or endless, for another. In between the time passes by the process's own steady clock, so that a jump of the
 * machine's time changes nothing. The embedded database has no time of its own.
 */
export async function databaseClock(db: Db): Promise<Clock> {
  if (db.kind === 'pglite') return { now: () => new Date(), stop: () => undefined };
  let began = (await measured(db)).began;
  const timer = setInterval(() => {
    measured(db)
      .then((found) => {
        if (found.tookMs < longestMs) began = found.began;
      })
      // Without the database no call succeeds anyway; the clock goes on.
      .catch(() => undefined);
  }, everyMs).unref();
  return {
    now: () => new Date(began + performance.now()),
    stop: () => clearInterval(timer),
  };
}

/** Returns the database's time at which the process's steady clock began, and how long the question took. */
async function measured(db: Db): Promise<{ began: number; tookMs: number }> {
  const asked = performance.now();
  const result = await db.read((tx) =>
    tx.execute<{ ms: number }>(sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`),
  );
  const answered = performance.now();
  return { began: msOf(result) - (asked + answered) / 2, tookMs: answered - asked };
}

function msOf(result: unknown): number {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    const ms: unknown = result.rows[0]?.ms;
    if (typeof ms === 'number') return ms;
  }
  throw new Error('the database does not say what time it is');
}
