import fc from 'fast-check';
import type { Db, Tx } from '../src/db/client';
import { Refusal } from '../src/http/error';

/** A step of a generated sequence: an act, and numbers that choose what it acts on. */
export interface GeneratedStep<Act extends string> {
  readonly act: Act;
  readonly who: number;
  readonly on: number;
  readonly size: number;
}

/**
 * Runs generated sequences of acts. `npm run soak` sets SOAK_CASES and SOAK_SEED: it runs a tenth of its cases, because
 * each of them is a whole story on a database.
 */
export async function anySequence<Act extends string>(
  acts: readonly Act[],
  keepsInvariants: (steps: readonly GeneratedStep<Act>[]) => Promise<void>,
): Promise<void> {
  const { SOAK_CASES, SOAK_SEED } = process.env;
  const small = fc.nat({ max: 11 });
  const step = fc.record({ act: fc.constantFrom(...acts), who: small, on: small, size: small });
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), keepsInvariants), {
    numRuns: SOAK_CASES === undefined ? 6 : Math.ceil(Number(SOAK_CASES) / 10),
    ...(SOAK_SEED !== undefined && { seed: Number(SOAK_SEED) }),
  });
}

/** Does an act in a transaction; a refused one changes nothing. Returns whether it was done. */
export async function tried(db: Db, act: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  try {
    await db.transaction(act);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

/** Returns the element that a generated number chooses; undefined of an empty list. */
export const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
