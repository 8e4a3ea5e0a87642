import type { ConsentSubject } from '@portal/shared/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { consents } from './consent.table';

export type ConsentRow = typeof consents.$inferSelect;

/** Stores an agreement unless the member has a valid one to this version already. */
export async function insertConsent(tx: Tx, row: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(row).onConflictDoNothing();
}

/** All agreements of a member, the last given first. */
export function listConsents(tx: Tx, user_rid: string): Promise<ConsentRow[]> {
  return tx
    .select()
    .from(consents)
    .where(eq(consents.user_rid, user_rid))
    .orderBy(desc(consents.given), consents.document);
}

/** Agreements of a member that were not withdrawn. */
export function validConsents(tx: Tx, user_rid: string): Promise<ConsentRow[]> {
  return tx
    .select()
    .from(consents)
    .where(and(eq(consents.user_rid, user_rid), isNull(consents.withdrawn)));
}

/** Withdraws all valid agreements of a member to a document, or a separate consent. */
export async function withdrawConsents(
  tx: Tx,
  user_rid: string,
  document: ConsentSubject,
  withdrawn: Date,
): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawn })
    .where(and(eq(consents.user_rid, user_rid), eq(consents.document, document), isNull(consents.withdrawn)));
}
