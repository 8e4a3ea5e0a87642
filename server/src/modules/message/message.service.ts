import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { messages, outbox } from './message.table';

/** Something to tell a member. */
export interface Notice {
  readonly user_rid: string;
  readonly channel: 'portal' | 'sms' | 'mail';
  readonly title: string;
  readonly text: string;
  /** Path in the portal that it is about. */
  readonly link: string;
}

/**
 * Tells a member something exactly if the transaction commits. A notice in the portal is there with
 * the commit; texts and e-mails are handed over by the job `outbox`, at least once.
 */
export async function enqueue(tx: Tx, notices: readonly Notice[], at: Date): Promise<void> {
  for (const { channel, ...notice } of notices) {
    const row = { ...notice, rid: newRid(), created: at };
    if (channel === 'portal') await tx.insert(messages).values(row);
    else {
      const { link: _, ...rest } = row;
      await tx.insert(outbox).values({ ...rest, channel, next: at });
    }
  }
}

/** Sends a text to somebody who may have no account, at least once, exactly if the transaction commits. */
export async function enqueueText(
  tx: Tx,
  { phone, title, text }: { phone: string; title: string; text: string },
  at: Date,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ rid: newRid(), phone, title, text, channel: 'sms', created: at, next: at });
}
