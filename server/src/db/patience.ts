import { setTimeout } from 'node:timers/promises';
import { errorCode, isContended, isUnavailable } from './errorCode';

/** Milliseconds for which a start waits for a database that it has not reached yet, and for one that it has. */
export const startPatience = { unreached: 15_000, reached: 120_000 } as const;

const pauseMs = 500;

/**
 * Runs a step of the start, and again while the database restarts or another process that starts holds what the step needs. Throws
 * the last error after so many milliseconds, and every other error at once.
 */
export async function patiently<T>(step: () => Promise<T>, mostMs: number): Promise<T> {
  const end = Date.now() + mostMs;
  for (let told = false; ; ) {
    try {
      return await step();
    } catch (error) {
      if (!isPassing(error) || Date.now() + pauseMs > end) throw error;
      if (!told)
        process.stderr.write(`waiting for the database (${errorCode(error) ?? 'lost'}) 正在等待数据库\n`);
      told = true;
      await setTimeout(pauseMs);
    }
  }
}

/** A name that is unknown will not be known soon. */
const isPassing = (error: unknown): boolean =>
  errorCode(error) !== 'ENOTFOUND' && (isUnavailable(error) || isContended(error));
