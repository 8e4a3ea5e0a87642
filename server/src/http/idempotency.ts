import { createHash } from 'node:crypto';
import { type Path, reasons } from '@portal/shared/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Db, nestedDb, type Tx } from '../db/client';
import type { Job } from '../kit/job';
import { aboutOf } from './about';
import { canonicalJson } from './canonicalJson';
import { refuse } from './error';
import { idempotency_keys } from './idempotency.table';

/** Hours for which an answer is kept for repeated calls. */
const keptHours = 48;

export interface KeyedCall {
  readonly user_rid: string;
  readonly path: Path;
  readonly key: string;
  readonly input: unknown;
  readonly now: Date;
}

const keyPattern = /^[\w.:-]{8,100}$/;

/** Returns the request's Idempotency-Key; undefined when there is none. Refuses a malformed key. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw refuse('invalid_input', { fields: { 'Idempotency-Key': reasons.idempotencyKeyFormat } });
}

/**
 * Runs `work` once per key. Its changes and its answer are stored in one transaction: a repeated call gets the
 * stored answer; work that failed or was interrupted leaves no changes and the key unused. Refuses with
 * idempotency_in_flight while another process runs it, with idempotency_mismatch for a different input.
 */
export function once<Data>(db: Db, call: KeyedCall, work: (db: Db) => Promise<Data>): Promise<Data> {
  return db.transaction(
    async (tx) => {
      await holdKey(tx, call);
      const stored = await storedAnswer<Data>(tx, call);
      if (stored) return stored.data;
      const data = await work(nestedDb(db, tx));
      const { user_rid, path, key, now } = call;
      const input_hash = hashOf(call);
      await tx
        .insert(idempotency_keys)
        .values({ user_rid, path, key, input_hash, answer: { data }, created: now });
      return data;
    },
    aboutOf(call.path, call.input),
  );
}

/** The key of a call, for a handler that does something outside of the database before its transaction. */
export interface Once<Data> {
  /** Returns the answer that is stored under the key; undefined for a call without a key. Refuses with idempotency_mismatch. */
  answered(): Promise<{ readonly data: Data } | undefined>;
  /** As {@link once}; for a call without a key it only runs the work. */
  run(work: (db: Db) => Promise<Data>): Promise<Data>;
  /**
   * As {@link once} for one part of the call, such as a row of a batch: in a transaction of its own, and once for the key of the call
   * and the name of the part. `input` is what is asked for of the part. A part that was refused is tried again by a repetition.
   */
  part<Part>(name: string, input: unknown, work: (db: Db) => Promise<Part>): Promise<Part>;
}

/** Returns what a handler gets whose call has a key that is not used yet by the route. */
export const onceOf = <Data>(db: Db, call: KeyedCall): Once<Data> => ({
  answered: () => db.read((tx) => storedAnswer<Data>(tx, call)),
  run: (work) => once(db, call, work),
  part: (name, input, work) => once(db, { ...call, key: `${call.key}:${name}`, input }, work),
});

/** Returns what a handler gets whose call has no key, or already runs in the transaction of its key. */
export const withoutKey = <Data>(db: Db): Once<Data> => ({
  answered: async () => undefined,
  run: (work) => work(db),
  part: (_name, _input, work) => work(db),
});

const hashOf = ({ input }: KeyedCall): string =>
  createHash('sha256').update(canonicalJson(input)).digest('hex');

async function storedAnswer<Data>(tx: Tx, call: KeyedCall): Promise<{ readonly data: Data } | undefined> {
  const stored = await findStored(tx, call);
  if (stored && stored.input_hash !== hashOf(call)) throw refuse('idempotency_mismatch');
  // Only `once` stores answers, and the key contains the path, so the type is that of this call.
  return stored && (stored.answer as { data: Data });
}

/** Takes an advisory lock until the end of the transaction, so that two processes never handle the same key. */
async function holdKey(tx: Tx, { user_rid, path, key }: KeyedCall): Promise<void> {
  const name = `${user_rid}\n${path}\n${key}`;
  const result = await tx.execute<{ held: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS held`,
  );
  if (!heldIn(result)) throw refuse('idempotency_in_flight', { retryAfter: 1 });
}

/** Reads whether the lock was taken. Both drivers return the result of a raw query in `rows`. */
function heldIn(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('rows' in result)) return false;
  const [row] = Array.isArray(result.rows) ? result.rows : [];
  return row?.held === true;
}

async function findStored(tx: Tx, { user_rid, path, key }: KeyedCall) {
  const t = idempotency_keys;
  const [row] = await tx
    .select({ input_hash: t.input_hash, answer: t.answer })
    .from(t)
    .where(and(eq(t.user_rid, user_rid), eq(t.path, path), eq(t.key, key)));
  return row;
}

/** Deletes expired answers. */
export const expiredKeysJob: Job = {
  name: 'expired idempotency keys',
  everyMs: 600_000,
  shared: true,
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - keptHours * 3_600_000);
    await db.transaction((tx) => tx.delete(idempotency_keys).where(lt(idempotency_keys.created, before)));
  },
};
