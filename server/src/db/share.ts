import { Slots } from '../kit/slots';
import type { Db } from './client';

/**
 * Connections of the pool of ten that the calls of staff, and the background work, use at once. Their transactions are few and
 * may be long: without a share, ten that wait for each other would leave no connection to members.
 */
export const shares = { staff: 4, jobs: 3 } as const;

/** A Db whose work uses only some connections at once. */
export interface SharedDb extends Db {
  /** Works that wait for one of them. */
  readonly waiting: number;
}

/** Returns the same database for works of which at most `most` run at once; the others wait. */
export function sharedDb(db: Db, most: number): SharedDb {
  const slots = new Slots(most);
  return {
    kind: db.kind,
    get waiting() {
      return slots.waiting;
    },
    read: (work) => slots.run(() => db.read(work)),
    canWrite: () => slots.run(() => db.canWrite()),
    poolUse: () => db.poolUse(),
    transaction: (work, about) => slots.run(() => db.transaction(work, about)),
    close: () => Promise.reject(new Error('a shared Db is closed by its owner')),
  };
}
