import type { Parsed } from '@portal/shared/contract';
import { and, asc, desc, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { paged } from '../../db/paged';
import { foundIn } from '../keyword/keyword.repo';
import { likePattern, searchWords } from '../keyword/keyword.rules';
import { devices } from './device.table';
import { devicePages } from './devicePage.table';

export type DeviceRow = typeof devices.$inferSelect;
export type NewDevice = typeof devices.$inferInsert;
export type DevicePageRow = typeof devicePages.$inferSelect;
export type DeviceSearch = Parsed<'open/web/device/search'>;

/** Services by key; those that are gone are missing from the answer. */
export async function findDevices(tx: Tx, rids: readonly string[]): Promise<DeviceRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(devices)
    .where(inArray(devices.rid, [...rids]));
}

export async function findDevice(tx: Tx, rid: string): Promise<DeviceRow | undefined> {
  const [row] = await tx.select().from(devices).where(eq(devices.rid, rid));
  return row;
}

/** What only the page of a service shows; nothing when nobody wrote it. */
export async function findDevicePage(tx: Tx, rid: string): Promise<DevicePageRow | undefined> {
  const [row] = await tx.select().from(devicePages).where(eq(devicePages.device_rid, rid));
  return row;
}

/** Other services of the same child, the most ordered first. */
export async function findRelated(tx: Tx, device: DeviceRow, limit: number): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(devices)
    .where(and(eq(devices.child_id, device.child_id), ne(devices.rid, device.rid)))
    .orderBy(desc(devices.order), asc(devices.position))
    .limit(limit);
}

/** The services that have been ordered most. */
export async function findPopular(tx: Tx, limit: number): Promise<DeviceRow[]> {
  return tx.select().from(devices).orderBy(desc(devices.order), asc(devices.position)).limit(limit);
}

/** One page of a search and how many there are in all. */
export function searchDevices(tx: Tx, search: DeviceSearch) {
  const { page, size } = search;
  return paged(tx, devices, { page, size, where: filtered(search), orderBy: ordering(search) });
}

/** Counts one more order of each of these services. */
export async function countOrdered(tx: Tx, rids: readonly string[]): Promise<void> {
  await tx
    .update(devices)
    .set({ order: sql`${devices.order} + 1` })
    .where(inArray(devices.rid, [...rids]));
}

export async function insertDevices(tx: Tx, rows: readonly NewDevice[]): Promise<void> {
  await tx.insert(devices).values([...rows]);
}

export async function insertDevicePages(tx: Tx, rows: readonly DevicePageRow[]): Promise<void> {
  await tx.insert(devicePages).values([...rows]);
}

/** What a search keeps to: its words and every filter. */
export function filtered(search: DeviceSearch): SQL | undefined {
  const { kw, typeId, childId, price_min_fen, price_max_fen, turnaround_max, sample_state } = search;
  return and(
    typeId === undefined ? undefined : isNumber(devices.type_id, typeId),
    childId === undefined ? undefined : isNumber(devices.child_id, childId),
    price_min_fen === undefined ? undefined : gte(devices.price_fen, price_min_fen),
    price_max_fen === undefined ? undefined : lte(devices.price_fen, price_max_fen),
    turnaround_max === undefined ? undefined : lte(devices.turnaround_days, turnaround_max),
    sample_state === undefined
      ? undefined
      : sql`${devices.sample_states} @> ${JSON.stringify([sample_state])}::jsonb`,
    foundIn(devices.search, kw),
  );
}

/** PostgreSQL refuses to compare an integer column with a number that no integer can be: none is equal. */
function isNumber(column: typeof devices.type_id | typeof devices.child_id, value: number): SQL {
  return Math.abs(value) <= 2_147_483_647 ? eq(column, value) : sql`false`;
}

/** Services whose name holds the words come before those that mention them elsewhere. */
function ordering({ kw, sort }: DeviceSearch): SQL[] {
  const place = asc(devices.position);
  if (sort === 'popular') return [desc(devices.order), place];
  if (sort === 'price_asc') return [asc(devices.price_fen), place];
  if (sort === 'price_desc') return [desc(devices.price_fen), place];
  if (sort === 'fast') return [asc(devices.turnaround_days), place];
  const [word] = searchWords(kw);
  if (word === undefined) return [place];
  return [sql`(lower(${devices.name}) LIKE ${likePattern(word)}) DESC`, desc(devices.order), place];
}

/** Every service with the moment of its last change, in the order of the catalogue. */
export async function findDeviceDays(tx: Tx): Promise<{ rid: string; changed: Date }[]> {
  return tx.select({ rid: devices.rid, changed: devices.changed }).from(devices).orderBy(devices.position);
}
