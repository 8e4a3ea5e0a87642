import type { Tx } from '../../db/client';
import type { Deps, Log } from '../../deps';
import type { Job } from '../../kit/job';
import { findUsers } from '../user/user.repo';
import { type LetterRow, postponeLetter, removeLetter, takeDue } from './outbox.repo';

const batch = 20;
/** Seconds that a process has for handing over what it took; then another one may take it. */
const lease = 60;
/** After so many tries (about two days) it is given up. */
const tries = 12;

type Letter = LetterRow & { email: string };

/**
 * Hands texts and e-mails over to the ports. Taken under a lease and removed when accepted: a process
 * that dies in between leaves the row, and it is sent again (at least once).
 */
export const outboxJob: Job = {
  name: 'outbox',
  everyMs: 1000,
  run: async (deps, log) => {
    const letters = await deps.db.transaction((tx) => take(tx, deps.now()));
    for (const letter of letters) await handOver(deps, log, letter);
  },
};

/** Letters that are due, with the phone and the e-mail that the member has now. */
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

/** Members without a phone or an e-mail are told in the portal only. */
async function send({ ports }: Deps, { channel, phone, email, title, text }: Letter): Promise<void> {
  if (channel === 'sms' && phone) await ports.sms.send(phone, text);
  if (channel === 'mail' && email) await ports.mail.send(email, { subject: title, text });
}

/** Waits one minute, then twice as long each time, six hours at most. */
async function postpone(deps: Deps, { rid, tried }: Letter): Promise<void> {
  const wait = Math.min(60 * 2 ** (tried - 1), 6 * 3600) * 1000;
  const next = new Date(deps.now().getTime() + wait);
  await deps.db.transaction((tx) => postponeLetter(tx, rid, next));
}
