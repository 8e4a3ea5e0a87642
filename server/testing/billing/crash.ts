import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../src/db/client';
import { ledger_transfer } from '../../src/modules/ledger/ledger.table';

const transfersIn = async (tx: Tx): Promise<number> => {
  const [row] = await tx.select({ count: sql`count(*)`.mapWith(Number) }).from(ledger_transfer);
  return row?.count ?? 0;
};

/**
 * Runs `work` while each transaction that moves money ends in a crash just before it commits. Restores the database's
 * transactions afterwards.
 */
export async function withCrashes<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const { transaction } = db;
  const crashing = jest.spyOn(db, 'transaction').mockImplementation((inner) =>
    transaction(async (tx) => {
      const before = await transfersIn(tx);
      const done = await inner(tx);
      if ((await transfersIn(tx)) > before) throw new Error('the process crashes');
      return done;
    }),
  );
  try {
    return await work();
  } finally {
    crashing.mockRestore();
  }
}
