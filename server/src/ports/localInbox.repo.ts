import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/client';
import { local_inbox } from './localInbox.table';

export type LocalMessage = Omit<typeof local_inbox.$inferSelect, 'id'>;

/** Maximum number of messages that the inbox shows. */
const shown = 200;

export async function insertMessage(tx: Tx, message: LocalMessage): Promise<void> {
  await tx.insert(local_inbox).values(message);
}

/** Returns the newest messages, only those to `to` when it is given. */
export function listMessages(tx: Tx, to: string | undefined): Promise<LocalMessage[]> {
  const { channel, text, at } = local_inbox;
  return tx
    .select({ channel, to: local_inbox.to, text, at })
    .from(local_inbox)
    .where(to === undefined ? undefined : eq(local_inbox.to, to))
    .orderBy(desc(local_inbox.id))
    .limit(shown);
}
