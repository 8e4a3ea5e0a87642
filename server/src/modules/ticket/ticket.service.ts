import { timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { after, latest } from '../../kit/time';
import { newToken, tokenHash } from '../../kit/token';
import { findTicket, insertTicket, type TicketRow } from './ticket.repo';

/** Seconds in which a QR code can be scanned and confirmed. */
export const ticketSeconds = 180;

/** Seconds from the confirmation in which a person without an account can enter a phone. */
export const bindSeconds = 600;

/** Parts of a ticket: the scene, which the QR code contains, and a secret that only the requesting browser has. */
export interface TicketParts {
  readonly scene: string;
  readonly secret: string;
}

/** Creates a ticket: scene and secret, joined by a dot. */
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

/** True when the secret matches and the ticket has not expired. */
export function isValidTicket(
  row: TicketRow | undefined,
  { secret }: TicketParts,
  now: Date,
): row is TicketRow {
  if (!row || row.expires <= now || row.expires > latest(now, bindSeconds)) return false;
  return timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(tokenHash(secret)));
}

/** True when a person without an account has confirmed the ticket and it has not been used for a login. */
export async function awaitsBinding(db: Db, ticket: string, now: Date): Promise<boolean> {
  const parts = partsOf(ticket);
  const row = await db.read((tx) => findTicket(tx, parts.scene));
  return isValidTicket(row, parts, now) && isConfirmed(row);
}

/** True when the person who scanned the ticket has confirmed it and it has not been used for a login. */
export const isConfirmed = (row: TicketRow): row is TicketRow & { openid: string } =>
  row.openid !== null && row.confirmed !== null && row.used === null;
