import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { protocolSignatures, protocols } from './protocol.table';

/** A signature with the version that it signs. */
export type VersionSignature = typeof protocolSignatures.$inferSelect & { readonly version: number };

export async function insertSignature(tx: Tx, row: typeof protocolSignatures.$inferInsert): Promise<void> {
  await tx.insert(protocolSignatures).values(row);
}

/** Returns the signatures of an order's agreement that were made on the page, the latest version first. */
export async function signaturesOf(tx: Tx, order_rid: string): Promise<VersionSignature[]> {
  const rows = await tx
    .select({ signature: protocolSignatures, version: protocols.version })
    .from(protocolSignatures)
    .innerJoin(protocols, eq(protocols.rid, protocolSignatures.protocol_rid))
    .where(eq(protocols.order_rid, order_rid))
    .orderBy(desc(protocols.version));
  return rows.map(({ signature, version }) => ({ ...signature, version }));
}
