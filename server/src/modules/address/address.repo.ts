import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { statement } from '../../db/statement';
import { addresses } from './address.table';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressFields = Omit<AddressRow, 'rid' | 'user_rid' | 'is_default' | 'created'>;

const own = (user_rid: string, rid: string) => and(eq(addresses.user_rid, user_rid), eq(addresses.rid, rid));

const addressesOf = statement<{ user: string }, AddressRow>('addresses', (tx) =>
  tx
    .select()
    .from(addresses)
    .where(eq(addresses.user_rid, sql.placeholder('user')))
    .orderBy(desc(addresses.is_default), desc(addresses.created), desc(addresses.rid)),
);

/** A member's addresses, the default one first, then the newest. */
export const listAddresses = (tx: Tx, user_rid: string): Promise<AddressRow[]> =>
  addressesOf(tx, { user: user_rid });

/** Returns one of the member's own addresses; undefined for another member's address. */
export async function findAddress(tx: Tx, user_rid: string, rid: string): Promise<AddressRow | undefined> {
  const [row] = await tx.select().from(addresses).where(own(user_rid, rid));
  return row;
}

export async function countAddresses(tx: Tx, user_rid: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(addresses).where(eq(addresses.user_rid, user_rid));
  return row?.total ?? 0;
}

export async function insertAddress(tx: Tx, row: AddressRow): Promise<void> {
  await tx.insert(addresses).values(row);
}

export async function updateAddress(tx: Tx, rid: string, fields: AddressFields): Promise<void> {
  await tx.update(addresses).set(fields).where(eq(addresses.rid, rid));
}

/** Deletes an address and returns the deleted row. */
export async function deleteAddress(tx: Tx, user_rid: string, rid: string): Promise<AddressRow | undefined> {
  const [row] = await tx.delete(addresses).where(own(user_rid, rid)).returning();
  return row;
}

/** Sets the default address. The old default is cleared first, because the unique index allows only one. */
export async function setDefault(tx: Tx, user_rid: string, rid: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ is_default: false })
    .where(and(eq(addresses.user_rid, user_rid), eq(addresses.is_default, true)));
  await tx.update(addresses).set({ is_default: true }).where(own(user_rid, rid));
}
