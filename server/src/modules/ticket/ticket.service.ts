import { timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { after } from '../../kit/time';
import { newToken, tokenHash } from '../../kit/token';
import { findTicket, insertTicket, type TicketRow } from './ticket.repo';

/** Seconds in which a QR code can be scanned and confirmed. */
export const ticketSeconds = 180;

/** Seconds that somebody without an account has for giving a phone, from the confirmation on. */
export const bindSeconds = 600;

/** What a ticket says: the scene, which the QR code shows to all, and a secret of the browser that asked. */
export interface TicketParts {
  readonly scene: string;
  readonly secret: string;
}

/** Makes a ticket; its two parts are joined by a dot. */
export async function newTicket(tx: Tx, scene: string, now: Date): Promise<string> {
  const secret = newToken();
  await insertTicket(tx, {
    scene,
    secret_hash: tokenHash(secret),
    created: now,
    expires: after(now, ticketSeconds),
  });
  return `${scene}.${secret}`;
}

export const newScene = (): string => newRid();

export function partsOf(ticket: string): TicketParts {
  const [scene = '', secret = ''] = ticket.split('.');
  return { scene, secret };
}

/** True for a ticket of the browser that asked for it, while it lasts. */
export function isGood(row: TicketRow | undefined, { secret }: TicketParts, now: Date): row is TicketRow {
  if (!row || row.expires <= now) return false;
  return timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(tokenHash(secret)));
}

/** True while the ticket was confirmed by somebody without an account and has not logged anybody in. */
export async function isToBind(db: Db, ticket: string, now: Date): Promise<boolean> {
  const parts = partsOf(ticket);
  const row = await db.read((tx) => findTicket(tx, parts.scene));
  return isGood(row, parts, now) && isConfirmed(row);
}

/** True when whoever scanned the ticket has confirmed and it has not logged anybody in. */
export const isConfirmed = (row: TicketRow): row is TicketRow & { openid: string } =>
  row.openid !== null && row.confirmed !== null && row.used === null;
