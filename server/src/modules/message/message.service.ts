import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { insertMessage } from './message.repo';
import { insertLetter } from './outbox.repo';

/** A notice to a member. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Path of the portal's page that the notice is about. */
  readonly link: string;
  /** Channels besides the portal; a text message by default. */
  readonly channels?: readonly ('sms' | 'mail')[];
}

/**
 * Sends a notice to a member if the transaction commits. The notice in the portal is written with the commit; the job
 * `outbox` sends text messages and e-mails, at least once. A member's own choice of channels belongs here when it is
 * built.
 */
export async function notify(
  tx: Tx,
  user_rid: string,
  { channels = ['sms'], link, ...words }: Notice,
  at: Date,
): Promise<void> {
  await insertMessage(tx, { ...words, rid: newRid(), user_rid, link, created: at });
  for (const channel of channels)
    await insertLetter(tx, { ...words, rid: newRid(), user_rid, channel, created: at, next: at });
}

/**
 * Sends a text message to a phone, which may have no account, if the transaction commits. Delivery is at least once.
 */
export async function notifyPhone(
  tx: Tx,
  phone: string,
  { title, text }: Pick<Notice, 'title' | 'text'>,
  at: Date,
): Promise<void> {
  await insertLetter(tx, { rid: newRid(), phone, title, text, channel: 'sms', created: at, next: at });
}
