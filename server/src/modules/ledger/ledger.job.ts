import { labClock } from '@portal/shared/rules';
import type { Deps, Log } from '../../deps';
import type { Job } from '../../kit/job';
import { finishCheck, startCheck } from './ledger.check.repo';
import { check } from './ledger.check.service';
import { expirePending } from './ledger.service';

/** Transfers that one transaction releases: few, because it locks their accounts. */
const batch = 100;

/** Releases pending transfers whose time has passed. */
export const expiryJob: Job = {
  name: 'expired transfers',
  everyMs: 10_000,
  run: async ({ db, now }) => {
    let released: number;
    do released = await db.transaction((tx) => expirePending(tx, now(), batch));
    while (released === batch);
  },
};

/** Time of day in Shanghai from which the check may run. */
const night = '03:00';
/** Time after which a check that has not finished is started again. */
const abandonedMs = 3_600_000;
/** Findings that the log lists one by one. */
const listed = 100;

/** Checks the ledger once a night, in one of the processes, and logs the differences. */
export const ledgerCheckJob: Job = {
  name: 'check of the ledger',
  everyMs: 300_000,
  run: async (deps, log) => {
    const { db, now } = deps;
    const at = now();
    const { today: day, time } = labClock(at);
    if (time < night) return;
    const abandoned = new Date(at.getTime() - abandonedMs);
    if (await db.transaction((tx) => startCheck(tx, { day, at, abandoned }))) await checkOnce(deps, log, day);
  },
};

async function checkOnce({ db, now }: Deps, log: Log, day: string): Promise<void> {
  const findings = await db.read(check);
  for (const finding of findings.slice(0, listed)) log.error({ finding }, 'the ledger is wrong');
  await db.transaction((tx) => finishCheck(tx, day, now(), findings.length));
  const level = findings.length === 0 ? 'info' : 'error';
  log[level]({ findings: findings.length }, 'the ledger was checked');
}
