import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { wx_tickets } from './ticket.table';

export type TicketRow = typeof wx_tickets.$inferSelect;
export type TicketChange = Partial<Omit<TicketRow, 'scene' | 'secret_hash' | 'created'>>;

export async function insertTicket(tx: Tx, row: typeof wx_tickets.$inferInsert): Promise<void> {
  await tx.insert(wx_tickets).values(row);
}

export async function findTicket(tx: Tx, scene: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(wx_tickets).where(eq(wx_tickets.scene, scene));
  return row;
}

/** Returns the ticket and locks its row until the transaction ends. */
export async function lockTicket(tx: Tx, scene: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(wx_tickets).where(eq(wx_tickets.scene, scene)).for('no key update');
  return row;
}

export async function changeTicket(tx: Tx, scene: string, change: TicketChange): Promise<void> {
  await tx.update(wx_tickets).set(change).where(eq(wx_tickets.scene, scene));
}

/** Returns and locks the ticket that this WeChat user scanned last and has not confirmed yet. */
export async function lockScanned(tx: Tx, openid: string, now: Date): Promise<TicketRow | undefined> {
  const { confirmed, expires, scanned } = wx_tickets;
  const [row] = await tx
    .select()
    .from(wx_tickets)
    .where(and(eq(wx_tickets.openid, openid), isNotNull(scanned), isNull(confirmed), gt(expires, now)))
    .orderBy(desc(scanned))
    .limit(1)
    .for('no key update');
  return row;
}

/** Returns the tickets that can be scanned or confirmed, newest first. */
export function listOpenTickets(tx: Tx, now: Date): Promise<TicketRow[]> {
  return tx
    .select()
    .from(wx_tickets)
    .where(and(isNull(wx_tickets.confirmed), gt(wx_tickets.expires, now)))
    .orderBy(desc(wx_tickets.created))
    .limit(20);
}

export async function removeExpiredTickets(tx: Tx, now: Date): Promise<void> {
  await tx.delete(wx_tickets).where(lt(wx_tickets.expires, now));
}
