import { buffer } from 'node:stream/consumers';
import type { Tx } from '../../db/client';
import type { Deps, Log } from '../../deps';
import type { Job } from '../../kit/job';
import { after, latest } from '../../kit/time';
import type { Attachment } from '../../ports/mail/mail';
import { Rejected } from '../../ports/unreachable';
import { day } from '../limit/limit.rules';
import { findUsers } from '../user/user.repo';
import { mailOf } from './message.mail.notice';
import {
  giveUpLetter,
  type LetterRow,
  postponeLetter,
  removeGivenUp,
  removeLetter,
  takeDue,
} from './outbox.repo';

const batch = 20;
/** Seconds for which a process reserves a batch. After that, another process may send it. */
const leaseSeconds = 90;
/** Seconds of the lease in which no more letter is sent: longer than the timeout of any provider. */
const sendingSeconds = 30;
/** Longest wait between two attempts in seconds. */
const longestWait = 6 * 3600;
/** Maximum number of attempts, which take about 20 hours. */
const tries = 12;
/** Maximum number of attempts for a letter that the provider rejects: some servers reject what they accept later. */
const triesWhenRejected = 3;
/** Days for which a letter that was given up is kept; deliveries of webhooks are kept as long. */
const givenUpDays = 30;

type Letter = Omit<LetterRow, 'email'> & { email: string };

/**
 * Sends text messages and e-mails through the ports. Rows are reserved by a lease and deleted after delivery; those that are given up stay. If a
 * process dies in between, the row remains and is sent again (at least once). The letters of one receiver are sent one
 * after the other, those of different receivers concurrently.
 */
export const outboxJob: Job = {
  name: 'outbox',
  everyMs: 1000,
  run: async (deps, log) => {
    const now = deps.now();
    const letters = await deps.db.transaction((tx) => take(tx, now));
    const until = new Date(now.getTime() + (leaseSeconds - sendingSeconds) * 1000);
    await Promise.all(byReceiver(letters).map((list) => sendInOrder(deps, log, list, until)));
  },
};

/** Deletes what was given up long ago. */
export const givenUpJob: Job = {
  name: 'given up messages',
  everyMs: 3_600_000,
  shared: true,
  run: ({ db, now }) => db.transaction((tx) => removeGivenUp(tx, after(now(), -givenUpDays * day))),
};

/** Returns the letters that are due, with the member's current phone and e-mail. */
async function take(tx: Tx, now: Date): Promise<Letter[]> {
  const leased = new Date(now.getTime() + leaseSeconds * 1000);
  const due = await takeDue(tx, { now, leased, longest: latest(now, longestWait), limit: batch });
  const receivers = await findUsers(
    tx,
    due.flatMap((row) => row.user_rid ?? []),
  );
  return due.map((row) => {
    const receiver = receivers.find((user) => user.rid === row.user_rid);
    return { ...row, phone: row.phone ?? receiver?.phone ?? null, email: row.email ?? receiver?.email ?? '' };
  });
}

function byReceiver(letters: readonly Letter[]): Letter[][] {
  const lists = new Map<string, Letter[]>();
  for (const letter of letters) {
    const receiver = letter.user_rid ?? letter.phone ?? '';
    lists.set(receiver, [...(lists.get(receiver) ?? []), letter]);
  }
  return [...lists.values()];
}

/** Sends letters until `until`; the rest is due again after the lease. */
async function sendInOrder(deps: Deps, log: Log, letters: readonly Letter[], until: Date): Promise<void> {
  for (const letter of letters) {
    if (deps.now() > until) return;
    await handOver(deps, log, letter);
  }
}

async function handOver(deps: Deps, log: Log, letter: Letter): Promise<void> {
  try {
    await send(deps, letter);
  } catch (error) {
    log.warn({ err: error, outbox: letter.rid, tried: letter.tried }, 'a notice was not accepted');
    sayFailing(deps, log, letter, error);
    const most = error instanceof Rejected ? triesWhenRejected : tries;
    if (letter.tried < most) return postpone(deps, letter);
    log.error({ outbox: letter.rid }, 'a notice is given up');
    return deps.db.transaction((tx) => giveUpLetter(tx, letter.rid, deps.now()));
  }
  await deps.db.transaction((tx) => removeLetter(tx, letter.rid));
}

/** Says at once, and then now and then, that a channel fails. The fields are documented: ops find the line by them. */
function sayFailing(deps: Deps, log: Log, { channel, rid, tried }: Letter, error: unknown): void {
  const failures = deps.failures.add(`channel ${channel}`, deps.now());
  if (failures === undefined) return;
  const isRejected = error instanceof Rejected;
  log.error(
    { event: 'notice_failing', channel, failures, isRejected, outbox: rid, tried, err: error },
    'notices fail',
  );
}

/** Sends a letter. Members without a phone or an e-mail get only the notice in the portal. */
async function send({ ports, env }: Deps, letter: Letter): Promise<void> {
  const { channel, phone, email, text } = letter;
  if (channel === 'sms' && phone) await ports.sms.send(phone, text);
  if (channel === 'mail' && email) {
    const attachments = await attachmentsOf(ports, letter);
    await ports.mail.send(email, { ...mailOf(letter, env.publicUrl), attachments });
  }
}

async function attachmentsOf({ files }: Deps['ports'], letter: Letter): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const { name, mime, stored } of letter.files) {
    const content = await files.open(stored);
    if (!content) throw new Rejected('a file of an e-mail is missing');
    attachments.push({ name, mime, content: await buffer(content.stream) });
  }
  return attachments;
}

/** Delays the next attempt: one minute, doubled after each attempt, at most six hours. */
async function postpone(deps: Deps, { rid, tried }: Letter): Promise<void> {
  const wait = Math.min(60 * 2 ** (tried - 1), longestWait) * 1000;
  const next = new Date(deps.now().getTime() + wait);
  await deps.db.transaction((tx) => postponeLetter(tx, rid, next));
}
