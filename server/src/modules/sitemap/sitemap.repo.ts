import { max } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { seedRuns } from '../../seed/seed.table';
import { articles } from '../article/article.table';
import { devices } from '../device/device.table';

/** When the pages that are not kept in the database were last written: with the content of this portal. */
export async function findContentDay(tx: Tx): Promise<Date | null> {
  const [row] = await tx.select({ at: max(seedRuns.at) }).from(seedRuns);
  return row?.at ?? null;
}

export async function findDeviceDays(tx: Tx): Promise<{ rid: string; changed: Date }[]> {
  return tx.select({ rid: devices.rid, changed: devices.changed }).from(devices).orderBy(devices.position);
}

export async function findArticleDays(tx: Tx): Promise<{ rid: string; type: string; changed: string }[]> {
  return tx
    .select({ rid: articles.rid, type: articles.type, changed: articles.created })
    .from(articles)
    .orderBy(articles.created);
}
