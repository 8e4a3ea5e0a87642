import type { Parsed, Sending } from '@portal/shared/contract';
import { noticeWays, sendingChannels, webhookEventLabel } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { memberLabels } from '../user/user.repo';
import {
  failedEvents,
  failedLetters,
  hasFailedEvent,
  retryEvents,
  retryLetters,
  sendingQueues,
} from './sending.repo';

/** Rows of the list at most: it is for looking at what is wrong, and all of a channel is sent again by one act. */
const most = 100;

/** Returns each channel with what waits, and what failed by one or all of them. */
export async function listSendings(tx: Tx, { channel }: Parsed<'staff/sending/list'>) {
  const queues = await sendingQueues(tx);
  const ways = noticeWays.filter((way) => channel === undefined || channel === way);
  const letters = ways.length > 0 ? await lettersOf(tx, ways) : [];
  const events = channel === undefined || channel === 'webhook' ? await eventsOf(tx) : [];
  return {
    channels: sendingChannels.map((name) => {
      const found = queues.find((queue) => queue.channel === name);
      const { waiting, failing, oldest } = found ?? { waiting: 0, failing: 0, oldest: null };
      return { channel: name, waiting, failing, oldest: oldest?.toISOString() ?? null };
    }),
    list: [...letters, ...events]
      .sort((one, other) => other.created.localeCompare(one.created))
      .slice(0, most),
  };
}

async function lettersOf(tx: Tx, ways: Parameters<typeof failedLetters>[1]): Promise<Sending[]> {
  const rows = await failedLetters(tx, ways, most);
  const members = await memberLabels(
    tx,
    rows.flatMap(({ user_rid }) => user_rid ?? []),
  );
  return rows.map(({ rid, channel, title, user_rid, phone, email, created, tried, next, given_up }) => ({
    rid,
    channel,
    title,
    receiver: [members.get(user_rid ?? ''), phone, email].filter(Boolean).join(' '),
    created: created.toISOString(),
    tried,
    next: given_up === null ? next.toISOString() : null,
  }));
}

async function eventsOf(tx: Tx): Promise<Sending[]> {
  const rows = await failedEvents(tx, most);
  const members = await memberLabels(
    tx,
    rows.map(({ user_rid }) => user_rid),
  );
  return rows.map(({ event: { rid, type, code, created, tried, next }, url, user_rid }) => ({
    rid,
    channel: 'webhook' as const,
    title: `${webhookEventLabel(type)} ${code}`,
    // Members put secrets into the path.
    receiver: `${members.get(user_rid) ?? ''} ${new URL(url).host}`,
    created: created.toISOString(),
    tried,
    next: next?.toISOString() ?? null,
  }));
}

interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/** Sends what failed again. Refuses with not_found and webhook_disabled when the one with the key is not sent. */
export async function retrySendings(
  tx: Tx,
  { channel, rid }: Parsed<'staff/sending/retry'>,
  by: By,
): Promise<{ readonly sent: number }> {
  const sent =
    channel === 'webhook' ? await retryEvents(tx, rid, by.at) : await retryLetters(tx, channel, rid, by.at);
  if (rid !== undefined && sent === 0) {
    if (channel === 'webhook' && (await hasFailedEvent(tx, rid))) throw refuse('webhook_disabled');
    throw refuse('not_found', { noun: 'sending' });
  }
  if (sent > 0)
    await audit(tx, { ...by, act: 'sending.retry', target: rid ?? channel, note: '', after: { sent } });
  return { sent };
}
