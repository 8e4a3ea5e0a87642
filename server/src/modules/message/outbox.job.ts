import type { Tx } from '../../db/client';
import type { Deps, Log } from '../../deps';
import type { Job } from '../../kit/job';
import { findUsers } from '../user/user.repo';
import { type LetterRow, postponeLetter, removeLetter, takeDue } from './outbox.repo';

const batch = 20;
/** Seconds that a process may take for sending a batch. After that, another process may send it. */
const lease = 60;
/** Maximum number of attempts, which take about 20 hours. */
const tries = 12;

type Letter = LetterRow & { email: string };

/**
 * Sends text messages and e-mails through the ports. Rows are locked by a lease and deleted after delivery. If a
 * process dies in between, the row remains and is sent again (at least once).
 */
export const outboxJob: Job = {
  name: 'outbox',
  everyMs: 1000,
  run: async (deps, log) => {
    const letters = await deps.db.transaction((tx) => take(tx, deps.now()));
    for (const letter of letters) await handOver(deps, log, letter);
  },
};

/** Returns the letters that are due, with the member's current phone and e-mail. */
async function take(tx: Tx, now: Date): Promise<Letter[]> {
  const leased = new Date(now.getTime() + lease * 1000);
  const due = await takeDue(tx, { now, leased, limit: batch });
  const receivers = await findUsers(
    tx,
    due.flatMap((row) => row.user_rid ?? []),
  );
  return due.map((row) => {
    const receiver = receivers.find((user) => user.rid === row.user_rid);
    return { ...row, phone: row.phone ?? receiver?.phone ?? null, email: receiver?.email ?? '' };
  });
}

async function handOver(deps: Deps, log: Log, letter: Letter): Promise<void> {
  try {
    await send(deps, letter);
  } catch (error) {
    log.warn({ err: error, outbox: letter.rid, tried: letter.tried }, 'a notice was not accepted');
    if (letter.tried < tries) return postpone(deps, letter);
    log.error({ outbox: letter.rid }, 'a notice is given up');
  }
  await deps.db.transaction((tx) => removeLetter(tx, letter.rid));
}

/** Sends a letter. Members without a phone or an e-mail get only the notice in the portal. */
async function send({ ports }: Deps, { channel, phone, email, title, text }: Letter): Promise<void> {
  if (channel === 'sms' && phone) await ports.sms.send(phone, text);
  if (channel === 'mail' && email) await ports.mail.send(email, { subject: title, text });
}

/** Delays the next attempt: one minute, doubled after each attempt, at most six hours. */
async function postpone(deps: Deps, { rid, tried }: Letter): Promise<void> {
  const wait = Math.min(60 * 2 ** (tried - 1), 6 * 3600) * 1000;
  const next = new Date(deps.now().getTime() + wait);
  await deps.db.transaction((tx) => postponeLetter(tx, rid, next));
}
