import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { wx_accounts, wx_callbacks, wx_tickets } from './wechat.table';

export type TicketRow = typeof wx_tickets.$inferSelect;
export type TicketChange = Partial<Omit<TicketRow, 'scene' | 'secret_hash' | 'created'>>;

export async function insertTicket(tx: Tx, row: typeof wx_tickets.$inferInsert): Promise<void> {
  await tx.insert(wx_tickets).values(row);
}

export async function findTicket(tx: Tx, scene: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(wx_tickets).where(eq(wx_tickets.scene, scene));
  return row;
}

/** The ticket, held until the transaction ends. */
export async function lockTicket(tx: Tx, scene: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(wx_tickets).where(eq(wx_tickets.scene, scene)).for('update');
  return row;
}

export async function changeTicket(tx: Tx, scene: string, change: TicketChange): Promise<void> {
  await tx.update(wx_tickets).set(change).where(eq(wx_tickets.scene, scene));
}

/** The ticket that somebody scanned last and has still to confirm; held until the transaction ends. */
export async function lockScanned(tx: Tx, openid: string, now: Date): Promise<TicketRow | undefined> {
  const { confirmed, expires, scanned } = wx_tickets;
  const [row] = await tx
    .select()
    .from(wx_tickets)
    .where(and(eq(wx_tickets.openid, openid), isNotNull(scanned), isNull(confirmed), gt(expires, now)))
    .orderBy(desc(scanned))
    .limit(1)
    .for('update');
  return row;
}

/** Tickets that can be scanned or confirmed, the newest first. */
export function listOpenTickets(tx: Tx, now: Date): Promise<TicketRow[]> {
  return tx
    .select()
    .from(wx_tickets)
    .where(and(isNull(wx_tickets.confirmed), gt(wx_tickets.expires, now)))
    .orderBy(desc(wx_tickets.created))
    .limit(20);
}

/** Key of the user whom a WeChat user gets in as. */
export async function findBound(tx: Tx, openid: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ user_rid: wx_accounts.user_rid })
    .from(wx_accounts)
    .where(eq(wx_accounts.openid, openid));
  return row?.user_rid;
}

/** Binds; of a user and of a WeChat user the binding before is replaced. */
export async function bind(tx: Tx, row: typeof wx_accounts.$inferInsert): Promise<void> {
  await tx.delete(wx_accounts).where(eq(wx_accounts.user_rid, row.user_rid));
  await tx
    .insert(wx_accounts)
    .values(row)
    .onConflictDoUpdate({
      target: wx_accounts.openid,
      set: { user_rid: row.user_rid, created: row.created },
    });
}

/** False when this callback was taken before. */
export async function takeCallback(tx: Tx, signature: string, expires: Date): Promise<boolean> {
  const taken = await tx
    .insert(wx_callbacks)
    .values({ signature, expires })
    .onConflictDoNothing()
    .returning({ signature: wx_callbacks.signature });
  return taken.length > 0;
}

export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  await tx.delete(wx_tickets).where(lt(wx_tickets.expires, now));
  await tx.delete(wx_callbacks).where(lt(wx_callbacks.expires, now));
}
