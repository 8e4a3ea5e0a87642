import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { typeChildren } from '../type/type.table';
import { banners, partners, prefectures } from './home.table';

export type BannerRow = typeof banners.$inferSelect;
export type PartnerRow = typeof partners.$inferSelect;
export interface PrefectureRow {
  readonly id: number;
  readonly name: string;
  readonly img: string | null;
  readonly title: string;
  readonly sketch: string;
}

export async function findBanners(tx: Tx): Promise<BannerRow[]> {
  return tx.select().from(banners).orderBy(asc(banners.position));
}

/** Returns the special areas with the names of their children of type 31. */
export async function findPrefectures(tx: Tx): Promise<PrefectureRow[]> {
  return tx
    .select({
      id: prefectures.child_id,
      name: typeChildren.name,
      img: prefectures.img,
      title: prefectures.title,
      sketch: prefectures.sketch,
    })
    .from(prefectures)
    .innerJoin(typeChildren, eq(typeChildren.id, prefectures.child_id))
    .orderBy(asc(prefectures.child_id));
}

export async function findPartners(tx: Tx): Promise<PartnerRow[]> {
  return tx.select().from(partners).orderBy(asc(partners.position));
}

/** Content of the home page that no other module stores. */
interface HomeRows {
  readonly banners: readonly (typeof banners.$inferInsert)[];
  readonly prefectures: readonly (typeof prefectures.$inferInsert)[];
  readonly partners: readonly PartnerRow[];
}

export async function insertHome(tx: Tx, content: HomeRows): Promise<void> {
  await tx.insert(banners).values([...content.banners]);
  await tx.insert(prefectures).values([...content.prefectures]);
  await tx.insert(partners).values([...content.partners]);
}

/** Replaces the slides, in this order. */
export async function replaceBanners(
  tx: Tx,
  list: readonly Omit<typeof banners.$inferInsert, 'position'>[],
): Promise<void> {
  await tx.delete(banners);
  const rows = list.map((banner, position) => ({ ...banner, position }));
  if (rows.length > 0) await tx.insert(banners).values(rows);
}

/** Replaces the special areas; they are shown by their number. */
export async function replacePrefectures(
  tx: Tx,
  list: readonly { id: number; img?: string | undefined; title: string; sketch: string }[],
): Promise<void> {
  await tx.delete(prefectures);
  const rows = list.map(({ id: child_id, ...area }) => ({ ...area, child_id }));
  if (rows.length > 0) await tx.insert(prefectures).values(rows);
}

/** Replaces the partners, in this order. */
export async function replacePartners(tx: Tx, list: readonly Omit<PartnerRow, 'position'>[]): Promise<void> {
  await tx.delete(partners);
  const rows = list.map((partner, position) => ({ ...partner, position }));
  if (rows.length > 0) await tx.insert(partners).values(rows);
}
