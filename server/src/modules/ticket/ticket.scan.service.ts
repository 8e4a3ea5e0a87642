import type { Tx } from '../../db/client';
import { after } from '../../kit/time';
import { changeTicket, lockScanned, lockTicket, type TicketRow } from './ticket.repo';
import { bindSeconds } from './ticket.service';

/**
 * Records that a WeChat user scanned a QR code; returns false when it has expired or somebody else scanned it first.
 */
export async function scan(tx: Tx, scene: string, openid: string, now: Date): Promise<boolean> {
  const row = await lockTicket(tx, scene);
  if (!row || row.expires <= now || row.confirmed !== null) return false;
  if (row.openid !== null) return row.openid === openid;
  await changeTicket(tx, scene, { openid, scanned: now });
  return true;
}

/**
 * Confirms the login of the person who scanned. Without this step, an attacker who shows people his own QR code would
 * be logged in as them. Returns false when there is nothing to confirm.
 */
export async function confirmLatest(tx: Tx, openid: string, now: Date): Promise<boolean> {
  return confirm(tx, await lockScanned(tx, openid, now), now);
}

/** Confirms the login of one QR code. */
export async function confirmScene(tx: Tx, scene: string, openid: string, now: Date): Promise<boolean> {
  const row = await lockTicket(tx, scene);
  const theirs = row?.openid === openid && row.confirmed === null && row.expires > now;
  return confirm(tx, theirs ? row : undefined, now);
}

async function confirm(tx: Tx, row: TicketRow | undefined, now: Date): Promise<boolean> {
  if (!row) return false;
  await changeTicket(tx, row.scene, { confirmed: now, expires: after(now, bindSeconds) });
  return true;
}
