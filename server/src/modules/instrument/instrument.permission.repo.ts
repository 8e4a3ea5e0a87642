import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { instrumentDevices, instrumentPermissions, instruments } from './instrument.table';

type Permission = typeof instrumentPermissions.$inferSelect;
type Permitted = Pick<Permission, 'instrument_rid' | 'user_rid'>;

const isOf = ({ instrument_rid, user_rid }: Permitted) =>
  and(eq(instrumentPermissions.instrument_rid, instrument_rid), eq(instrumentPermissions.user_rid, user_rid));

/** Returns whether the member may operate the instrument without an operator. */
export async function isPermitted(tx: Tx, permitted: Permitted): Promise<boolean> {
  return (await tx.$count(instrumentPermissions, isOf(permitted))) > 0;
}

/** Returns the self-operated instruments that the member may operate without an operator, in the order of their keys. */
export async function permittedInstruments(tx: Tx, user_rid: string): Promise<string[]> {
  const rows = await tx
    .select({ rid: instruments.rid })
    .from(instrumentPermissions)
    .innerJoin(instruments, eq(instruments.rid, instrumentPermissions.instrument_rid))
    .where(and(eq(instrumentPermissions.user_rid, user_rid), eq(instruments.self_operated, true)))
    .orderBy(asc(instruments.rid));
  return rows.map(({ rid }) => rid);
}

/** Returns the services of these instruments. */
export async function permittedServices(tx: Tx, user_rid: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ rid: instrumentDevices.device_rid })
    .from(instrumentPermissions)
    .innerJoin(instruments, eq(instruments.rid, instrumentPermissions.instrument_rid))
    .innerJoin(instrumentDevices, eq(instrumentDevices.instrument_rid, instruments.rid))
    .where(and(eq(instrumentPermissions.user_rid, user_rid), eq(instruments.self_operated, true)))
    .orderBy(asc(instrumentDevices.device_rid));
  return rows.map(({ rid }) => rid);
}

/** Adds a permission; returns false when the member has it already. */
export async function insertPermission(tx: Tx, row: Permission): Promise<boolean> {
  const added = await tx.insert(instrumentPermissions).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Deletes a permission; returns false when the member had none. */
export async function deletePermission(tx: Tx, permitted: Permitted): Promise<boolean> {
  const gone = await tx.delete(instrumentPermissions).where(isOf(permitted)).returning();
  return gone.length > 0;
}

/** Returns a page of the permissions of an instrument, the oldest first. */
export const listPermissions = (tx: Tx, instrument_rid: string, page: Page) =>
  paged(tx, instrumentPermissions, {
    ...page,
    where: eq(instrumentPermissions.instrument_rid, instrument_rid),
    orderBy: [asc(instrumentPermissions.granted), asc(instrumentPermissions.user_rid)],
  });
