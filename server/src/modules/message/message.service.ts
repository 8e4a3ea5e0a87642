import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { insertMessage } from './message.repo';
import { insertLetter } from './outbox.repo';

/** What a member is told. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Path in the portal that it is about. */
  readonly link: string;
  /** Channels besides the portal; a text message by default. */
  readonly channels?: readonly ('sms' | 'mail')[];
}

/**
 * Tells a member something exactly if the transaction commits. The notice in the portal is there with the
 * commit; texts and e-mails are handed over by the job `outbox`, at least once. The place for a member's own
 * choice of channels, once there is one.
 */
export async function tell(
  tx: Tx,
  user_rid: string,
  { channels = ['sms'], link, ...words }: Notice,
  at: Date,
): Promise<void> {
  await insertMessage(tx, { ...words, rid: newRid(), user_rid, link, created: at });
  for (const channel of channels)
    await insertLetter(tx, { ...words, rid: newRid(), user_rid, channel, created: at, next: at });
}

/** Sends a text to a phone that may have no account, at least once, exactly if the transaction commits. */
export async function tellPhone(
  tx: Tx,
  phone: string,
  { title, text }: Pick<Notice, 'title' | 'text'>,
  at: Date,
): Promise<void> {
  await insertLetter(tx, { rid: newRid(), phone, title, text, channel: 'sms', created: at, next: at });
}
