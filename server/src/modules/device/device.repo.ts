import type { Parsed } from '@portal/shared/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contains } from '../../db/contains';
import { type Page, paged } from '../../db/paged';
import type { Attempts } from '../keyword/keyword.attempt.rules';
import { type Match, matchWords, writeWords } from '../keyword/keyword.repo';
import type { Named } from '../keyword/keyword.vocabulary.rules';
import { devices } from './device.table';
import { devicePages } from './devicePage.table';

export type DeviceRow = typeof devices.$inferSelect;
export type NewDevice = typeof devices.$inferInsert;
export type DevicePageRow = typeof devicePages.$inferSelect;
export type DeviceSearch = Parsed<'open/web/device/search'>;
export type DeviceFilter = Partial<Omit<DeviceSearch, 'kw' | 'sort' | 'page' | 'size'>>;
/** Input of a page of the list; the words are in the `Match`. */
type DeviceList = DeviceFilter & Pick<DeviceSearch, 'sort' | 'page' | 'size'>;

/** Returns services by key; deleted ones are missing from the result. */
export async function findDevices(tx: Tx, rids: readonly string[]): Promise<DeviceRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(devices)
    .where(inArray(devices.rid, [...rids]));
}

/** True for a service that visitors find and members order. */
const onSale = isNull(devices.withdrawn);

/** Returns services on sale by key; deleted and withdrawn ones are missing from the result. */
export async function findDevicesOnSale(tx: Tx, rids: readonly string[]): Promise<DeviceRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(devices)
    .where(and(inArray(devices.rid, [...rids]), onSale));
}

export async function findDevice(tx: Tx, rid: string): Promise<DeviceRow | undefined> {
  const [row] = await tx.select().from(devices).where(eq(devices.rid, rid));
  return row;
}

/** Returns the extra content of a service's page; undefined when it has none. */
export async function findDevicePage(tx: Tx, rid: string): Promise<DevicePageRow | undefined> {
  const [row] = await tx.select().from(devicePages).where(eq(devicePages.device_rid, rid));
  return row;
}

/** Number of related services on the page of a service. */
export const relatedMax = 6;

/** Returns other services of the same child, most ordered first. */
export async function findRelated(
  tx: Tx,
  device: Pick<DeviceRow, 'rid' | 'child_id'>,
  limit: number,
): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(devices)
    .where(and(eq(devices.child_id, device.child_id), ne(devices.rid, device.rid), onSale))
    .orderBy(desc(devices.popularity), asc(devices.position))
    .limit(limit);
}

/** Returns the most ordered services. */
export async function findPopular(tx: Tx, limit: number): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(devices)
    .where(onSale)
    .orderBy(desc(devices.popularity), asc(devices.position))
    .limit(limit);
}

/** Returns the condition and the sort order of the services that match the words; filters do not affect it. */
export const matchDevices = (tx: Tx, ways: Attempts): Promise<Match> =>
  matchWords(tx, { table: devices, words: devices.words }, ways);

/** Returns what the services on sale say of themselves and of their samples, without their pages: those of a sample sent in first. */
export async function findDescribed(tx: Tx) {
  const { rid, name, sketch, description, aliases, needs_sample, sample_states } = devices;
  return tx
    .select({ rid, name, sketch, description, aliases, needs_sample, sample_states })
    .from(devices)
    .where(onSale)
    .orderBy(asc(devices.type_id), desc(devices.popularity), asc(devices.position));
}

/** Returns what the services on sale are called, the most ordered first. */
export async function findDeviceNames(tx: Tx): Promise<Named[]> {
  return tx
    .select({ rid: devices.rid, title: devices.name, aliases: devices.aliases })
    .from(devices)
    .where(onSale)
    .orderBy(desc(devices.popularity), asc(devices.position));
}

/** Returns the keys of the services, also withdrawn ones, whose name contains the words. */
export async function findDevicesNamed(tx: Tx, words: string): Promise<string[]> {
  const found = await tx.select({ rid: devices.rid }).from(devices).where(contains(devices.name, words));
  return found.map(({ rid }) => rid);
}

/** Returns one page of a search and the total. */
export function searchDevices(tx: Tx, search: DeviceList, match: Match) {
  const { page, size } = search;
  const where = filtered(search, match);
  return paged(tx, devices, { page, size, where, orderBy: ordering(search, match) });
}

/** Increments the order count of each of these services. */
export async function countOrdered(tx: Tx, rids: readonly string[]): Promise<void> {
  await tx
    .update(devices)
    .set({ order: sql`${devices.order} + 1`, popularity: sql`${devices.popularity} + 1` })
    .where(inArray(devices.rid, [...rids]));
}

/** Adds an evaluation with these stars to a service's average, or takes it out (`by` is -1). */
export async function countStars(tx: Tx, rid: string, stars: number, by: 1 | -1): Promise<void> {
  await tx
    .update(devices)
    .set({
      evaluations: sql`${devices.evaluations} + ${by}::int`,
      stars: sql`${devices.stars} + ${by * stars}::int`,
    })
    .where(eq(devices.rid, rid));
}

export async function insertDevices(tx: Tx, rows: readonly NewDevice[]): Promise<void> {
  await tx.insert(devices).values([...rows]);
}

export async function insertDevicePages(tx: Tx, rows: readonly DevicePageRow[]): Promise<void> {
  await tx.insert(devicePages).values([...rows]);
}

/** Returns the SQL condition of a search of the services on sale: its words and all its filters. */
export function filtered(search: DeviceFilter, match: Match): SQL | undefined {
  const { typeId, childId, price_min_fen, price_max_fen, turnaround_max, sample_states } = search;
  return and(
    onSale,
    typeId === undefined ? undefined : isNumber(devices.type_id, typeId),
    childId === undefined ? undefined : isNumber(devices.child_id, childId),
    price_min_fen === undefined ? undefined : gte(devices.price_fen, price_min_fen),
    price_max_fen === undefined ? undefined : lte(devices.price_fen, price_max_fen),
    turnaround_max === undefined ? undefined : lte(devices.turnaround_days, turnaround_max),
    sample_states === undefined || sample_states.length === 0
      ? undefined
      : sql`${devices.sample_states} ?| ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(sample_states)}::jsonb))`,
    match.where,
  );
}

/**
 * Compares an integer column with a number. Numbers that are no int4 match no row, because PostgreSQL would refuse
 * them.
 */
function isNumber(column: typeof devices.type_id | typeof devices.child_id, value: number): SQL {
  return Math.abs(value) <= 2_147_483_647 ? eq(column, value) : sql`false`;
}

/**
 * Sort order: first what is called by the words, then what only mentions them, each by the chosen order; by default by the
 * points of the words and then the number of orders.
 */
const ordering = ({ sort }: DeviceList, match: Match): SQL[] => [...calledSo(match), ...chosen(sort, match)];

const calledSo = ({ strong }: Match): SQL[] => (strong === undefined ? [] : [desc(strong)]);

function chosen(sort: DeviceList['sort'], { points }: Match): SQL[] {
  const place = asc(devices.position);
  if (sort === 'popular') return [desc(devices.popularity), place];
  if (sort === 'price_asc') return [asc(devices.price_fen), place];
  if (sort === 'price_desc') return [desc(devices.price_fen), place];
  if (sort === 'fast') return [asc(devices.turnaround_days), place];
  return points === undefined ? [place] : [desc(points), desc(devices.popularity), place];
}

/** Returns the number of services that match, and of those among them that are called by the words. */
export async function countMatches(
  tx: Tx,
  filter: DeviceFilter,
  match: Match,
): Promise<{ total: number; strong: number }> {
  const strong = sql`count(*) FILTER (WHERE ${match.strong ?? sql`false`})`.mapWith(Number);
  const [row] = await tx.select({ total: count(), strong }).from(devices).where(filtered(filter, match));
  return { total: row?.total ?? 0, strong: row?.strong ?? 0 };
}

/** Returns the best matches, best first: those that are called by the words, or all when there is none. */
export async function findBest(tx: Tx, match: Match, limit: number): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(devices)
    .where(and(onSale, match.where, match.strong))
    .orderBy(...chosen('default', match))
    .limit(limit);
}

/** Returns every service, for the index of words. */
export async function findAllDevices(tx: Tx): Promise<DeviceRow[]> {
  return tx.select().from(devices).orderBy(asc(devices.position));
}

export const writeDeviceWords = (tx: Tx, rows: Parameters<typeof writeWords>[2]): Promise<void> =>
  writeWords(tx, { table: devices, words: devices.words }, rows);

/** Returns every service on sale with the time of its last change, in the order of the catalogue. */
export async function findDeviceDays(tx: Tx): Promise<{ rid: string; changed: Date }[]> {
  return tx
    .select({ rid: devices.rid, changed: devices.changed })
    .from(devices)
    .where(onSale)
    .orderBy(devices.position);
}

interface StaffList extends Page {
  /** Words of the name; empty for all. */
  readonly kw: string;
  /** The only services that are listed; undefined for all. */
  readonly drafted: readonly string[] | undefined;
  /** True for withdrawn services alone. */
  readonly withdrawn: boolean;
}

/** Returns one page of services, withdrawn ones included, in the order of the catalogue, and the total. */
export const listForStaff = (tx: Tx, { kw, drafted, withdrawn, ...page }: StaffList) =>
  paged(tx, devices, {
    ...page,
    where: and(
      contains(devices.name, kw),
      drafted && inArray(devices.rid, [...drafted]),
      withdrawn ? isNotNull(devices.withdrawn) : undefined,
    ),
    orderBy: [asc(devices.position), asc(devices.rid)],
  });

/** What staff write of a service; the rest is counted or derived. */
type WrittenDevice = Omit<
  NewDevice,
  'words' | 'cost_fen' | 'position' | 'order' | 'popularity' | 'evaluations' | 'stars'
>;

/** Adds a service at the end of the catalogue, or replaces what staff write of it; its counts stay. */
export async function putDevice(
  tx: Tx,
  row: WrittenDevice,
  page: Omit<DevicePageRow, 'device_rid'>,
): Promise<void> {
  const [last] = await tx.select({ position: max(devices.position) }).from(devices);
  await tx
    .insert(devices)
    .values({ ...row, position: (last?.position ?? 0) + 1 })
    .onConflictDoUpdate({ target: devices.rid, set: row });
  await tx
    .insert(devicePages)
    .values({ ...page, device_rid: row.rid })
    .onConflictDoUpdate({ target: devicePages.device_rid, set: page });
}

/** Withdraws a service from sale. */
export async function setWithdrawn(tx: Tx, rid: string, at: Date): Promise<void> {
  await tx.update(devices).set({ withdrawn: at, changed: at }).where(eq(devices.rid, rid));
}

/** Returns one page of the services on sale whose name contains the words, in the order of the catalogue, and the total. */
export const searchByName = (tx: Tx, { kw, page, size }: Page & { readonly kw: string }) =>
  paged(tx, devices, {
    page,
    size,
    where: and(onSale, contains(devices.name, kw)),
    orderBy: [asc(devices.position), asc(devices.rid)],
  });

/** Returns the services on sale of which it is known what one unit costs. */
export async function findCosted(tx: Tx): Promise<DeviceRow[]> {
  return tx
    .select()
    .from(devices)
    .where(and(onSale, isNotNull(devices.cost_fen)))
    .orderBy(asc(devices.position));
}

/** Sets what one unit of a service costs the lab. */
export async function setCost(tx: Tx, rid: string, cost_fen: number | null): Promise<void> {
  await tx.update(devices).set({ cost_fen }).where(eq(devices.rid, rid));
}
