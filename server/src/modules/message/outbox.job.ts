import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { Deps, Log } from '../../deps';
import type { Job } from '../../kit/job';
import { users } from '../user/user.table';
import { outbox } from './message.table';

const batch = 20;
/** Seconds that a process has for handing over what it took; then another one may take it. */
const lease = 60;
/** After so many tries (about two days) it is given up. */
const tries = 12;

type Letter = typeof outbox.$inferSelect & { email: string };

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

async function take(tx: Tx, now: Date): Promise<Letter[]> {
  const due = await tx
    .select()
    .from(outbox)
    .where(lte(outbox.next, now))
    .orderBy(outbox.next)
    .limit(batch)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  await tx
    .update(outbox)
    .set({ tried: sql`${outbox.tried} + 1`, next: new Date(now.getTime() + lease * 1000) })
    .where(
      inArray(
        outbox.rid,
        due.map((row) => row.rid),
      ),
    );
  const receivers = await tx
    .select({ rid: users.rid, phone: users.phone, email: users.email })
    .from(users)
    .where(
      inArray(
        users.rid,
        due.flatMap((row) => row.user_rid ?? []),
      ),
    );
  return due.map((row) => {
    const receiver = receivers.find((user) => user.rid === row.user_rid);
    const phone = row.phone ?? receiver?.phone ?? null;
    return { ...row, tried: row.tried + 1, phone, email: receiver?.email ?? '' };
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
  await deps.db.transaction((tx) => tx.delete(outbox).where(eq(outbox.rid, letter.rid)));
}

/** Members without a phone or an address are told in the portal only. */
async function send({ ports }: Deps, { channel, phone, email, title, text }: Letter): Promise<void> {
  if (channel === 'sms' && phone) await ports.sms.send(phone, text);
  if (channel === 'mail' && email) await ports.mail.send(email, { subject: title, text });
}

/** Waits one minute, then twice as long each time, six hours at most. */
async function postpone(deps: Deps, { rid, tried }: Letter): Promise<void> {
  const wait = Math.min(60 * 2 ** (tried - 1), 6 * 3600) * 1000;
  const next = new Date(deps.now().getTime() + wait);
  await deps.db.transaction((tx) => tx.update(outbox).set({ next }).where(eq(outbox.rid, rid)));
}
