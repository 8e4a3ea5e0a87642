import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { instrumentClosures, instrumentDevices, instruments } from './instrument.table';

export type InstrumentRow = typeof instruments.$inferSelect;
export type ClosureRow = typeof instrumentClosures.$inferSelect;

/** Returns instruments by key. */
export async function findInstruments(tx: Tx, rids: readonly string[]): Promise<InstrumentRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(instruments)
    .where(inArray(instruments.rid, [...rids]));
}

/**
 * Locks instruments until the end of the transaction and returns them: whatever takes or frees their time runs one
 * after the other. The order of the locks is the same everywhere, so that transactions do not deadlock.
 */
export async function lockInstruments(tx: Tx, rids: readonly string[]): Promise<InstrumentRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(instruments)
    .where(inArray(instruments.rid, [...rids]))
    .orderBy(asc(instruments.rid))
    .for('no key update');
}

export async function findInstrumentByCode(tx: Tx, code: string): Promise<InstrumentRow | undefined> {
  const [row] = await tx.select().from(instruments).where(eq(instruments.code, code));
  return row;
}

export async function findInstrumentByDoor(tx: Tx, door: string): Promise<InstrumentRow | undefined> {
  const [row] = await tx.select().from(instruments).where(eq(instruments.door, door));
  return row;
}

/** The lab has a few dozen instruments; the page that lists them shows no more than these. */
const mostShown = 200;

/** Returns the instruments that are in service, by place. */
export const findInService = (tx: Tx): Promise<InstrumentRow[]> =>
  tx
    .select()
    .from(instruments)
    .where(isNull(instruments.out_of_service))
    .orderBy(asc(instruments.place), asc(instruments.code))
    .limit(mostShown);

/** Returns a page of the instruments by code. */
export const listInstruments = (tx: Tx, page: Page) =>
  paged(tx, instruments, { ...page, orderBy: [asc(instruments.code)] });

/** Returns the keys of the instruments of each of these services. */
export async function findUses(
  tx: Tx,
  device_rids: readonly string[],
): Promise<{ instrument_rid: string; device_rid: string }[]> {
  if (device_rids.length === 0) return [];
  return tx
    .select()
    .from(instrumentDevices)
    .where(inArray(instrumentDevices.device_rid, [...device_rids]));
}

/** Returns the keys of the services of each of these instruments. */
export async function findDevicesOf(
  tx: Tx,
  rids: readonly string[],
): Promise<{ instrument_rid: string; device_rid: string }[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(instrumentDevices)
    .where(inArray(instrumentDevices.instrument_rid, [...rids]))
    .orderBy(asc(instrumentDevices.device_rid));
}

/** Adds the instrument with this code, or changes it; its key and whether it is in service stay. */
export async function putInstrument(
  tx: Tx,
  row: Omit<InstrumentRow, 'out_of_service' | 'door'>,
  device_rids: readonly string[],
): Promise<InstrumentRow> {
  const { rid: _, ...change } = row;
  const [saved] = await tx
    .insert(instruments)
    .values(row)
    .onConflictDoUpdate({ target: instruments.code, set: change })
    .returning();
  if (!saved) throw new Error('a saved instrument was not returned');
  await tx.delete(instrumentDevices).where(eq(instrumentDevices.instrument_rid, saved.rid));
  const uses = [...new Set(device_rids)].map((device_rid) => ({ device_rid, instrument_rid: saved.rid }));
  await tx.insert(instrumentDevices).values(uses);
  return saved;
}

/** Takes an instrument out of service, with the reason, or puts it back (null). */
export async function setService(tx: Tx, rid: string, out_of_service: string | null): Promise<void> {
  await tx.update(instruments).set({ out_of_service }).where(eq(instruments.rid, rid));
}

/** Returns the closures of instruments that end on a day or later, the first to begin first. */
export async function findClosures(tx: Tx, rids: readonly string[], from: string): Promise<ClosureRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(instrumentClosures)
    .where(and(inArray(instrumentClosures.instrument_rid, [...rids]), gte(instrumentClosures.to, from)))
    .orderBy(asc(instrumentClosures.from), asc(instrumentClosures.rid));
}

export async function insertClosure(tx: Tx, row: ClosureRow): Promise<void> {
  await tx.insert(instrumentClosures).values(row);
}

/** Deletes the closures of an instrument that contain a day; returns their number. */
export async function deleteClosures(tx: Tx, instrument_rid: string, day: string): Promise<number> {
  const gone = await tx
    .delete(instrumentClosures)
    .where(
      and(
        eq(instrumentClosures.instrument_rid, instrument_rid),
        lte(instrumentClosures.from, day),
        gte(instrumentClosures.to, day),
      ),
    )
    .returning({ one: sql`1` });
  return gone.length;
}
