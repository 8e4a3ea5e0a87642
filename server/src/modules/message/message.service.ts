import { isSentBy, type NoticeKind, noticeWays } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { insertMessage } from './message.repo';
import { smsText } from './message.sms.rules';
import { findChoice } from './noticeChoice.repo';
import { insertLetter, type LetterRow } from './outbox.repo';

/** A notice to a member. */
export interface Notice {
  /** Decides with the member's choice by which ways it is sent (`noticeKinds` of the rules). */
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
  /** Path of the portal's page that the notice is about. */
  readonly link: string;
  /** Empty: the notice is shown in the portal only. Otherwise ignored: its kind and the member's choice decide. */
  readonly channels?: readonly ('sms' | 'mail')[];
}

/**
 * Sends a notice to a member if the transaction commits. The notice in the portal is written with the commit; the job
 * `outbox` sends text messages and e-mails, at least once, by the ways that the member chose for its kind.
 */
export async function notify(
  tx: Tx,
  user_rid: string,
  { kind, title, text, link, channels }: Notice,
  at: Date,
): Promise<void> {
  await insertMessage(tx, { rid: newRid(), user_rid, title, text, link, created: at });
  if (channels?.length === 0) return;
  const chosen = await findChoice(tx, user_rid, kind);
  const letter = { user_rid, kind, title, text, link, created: at, next: at };
  for (const channel of noticeWays)
    if (isSentBy(kind, channel, chosen)) {
      const words = channel === 'sms' ? smsText(text) : text;
      await insertLetter(tx, { ...letter, text: words, rid: newRid(), channel });
    }
}

/** An e-mail of files that a member asked for. */
interface FileMail {
  readonly email: string;
  readonly title: string;
  readonly text: string;
  readonly files: LetterRow['files'];
}

/** Sends stored files of a member to an address, which may be another person's, if the transaction commits. */
export async function mailFiles(tx: Tx, user_rid: string, mail: FileMail, at: Date): Promise<void> {
  await insertLetter(tx, { ...mail, rid: newRid(), user_rid, channel: 'mail', created: at, next: at });
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
  const letter = { rid: newRid(), phone, title, text: smsText(text), created: at, next: at };
  await insertLetter(tx, { ...letter, channel: 'sms' });
}
