import { check } from '../../src/modules/ledger/ledger.check.service';
import type { Act } from './act';
import { type Mood, moodOf } from './acts';
import { runJob, simulated } from './acts/job';
import { Chance } from './chance';
import { lateNow, wrongNow } from './invariants';
import { openPgliteStore } from './pgliteStore';
import { openPortal } from './portal';
import { openPostgresStore } from './postgresStore';
import { withSeededCrypto } from './seededCrypto';
import { Broken, Simulation, Unanswered } from './simulation';

interface Run {
  readonly seed: number;
  /** Number of acts. */
  readonly acts: number;
  /** URL of a PostgreSQL server; PGlite is used when it is left out. */
  readonly server?: string | undefined;
}

/** What a run was. */
export interface Ran {
  readonly acts: number;
  readonly trace: readonly string[];
  readonly digest: string;
}

/** Simulates a portal in which people act; throws when something is true that must not be, with the seed and the act. */
export async function simulate({ seed, acts, server }: Run): Promise<Ran> {
  const chance = new Chance(seed);
  const store = await (server === undefined ? openPgliteStore() : openPostgresStore(server));
  const portal = openPortal(store, chance);
  let done = 0;
  try {
    return await withSeededCrypto(chance.fork(), async () => {
      const simulation = await Simulation.begin(chance, portal);
      const mood = moodOf(chance);
      while (done < acts) done += await step(simulation, mood);
      await simulation.end();
      return { acts: done, trace: simulation.trace, digest: simulation.digest };
    });
  } catch (error) {
    const { user, system } = process.cpuUsage();
    const spent = `${Math.round((user + system) / 1e6)} s of CPU time`;
    throw new Error(
      `seed ${seed}, act ${done}, ${spent}: ${error instanceof Error ? (error.stack ?? '') : error}`,
    );
  } finally {
    await store.close();
  }
}

/** Lets one to three acts happen at once, perhaps kills the process, and looks whether all is well; returns the number of acts. */
async function step(simulation: Simulation, mood: Mood): Promise<number> {
  const { chance, process } = simulation;
  await passTime(simulation);
  if (chance.isOneIn(12)) process.vessel.life.killAfter(chance.below(60));
  const count = chance.between(1, 3);
  // Often one person does much for a while, at times one thing twice at once: in two tabs, by a double click.
  if (chance.isOneIn(20)) simulation.focus = chance.pick([undefined, ...simulation.people.members]);
  const twin = chance.isOneIn(3) ? mood(chance) : undefined;
  const works = Array.from(
    { length: count },
    (_, index) =>
      [`act ${index}`, () => unlessKilled(simulation, () => actOnce(simulation, { mood, twin }))] as const,
  );
  await simulation.together(works);
  if (process.vessel.life.isDead) await simulation.restart();
  process.vessel.life.killAfter(Number.POSITIVE_INFINITY);
  await sendAgain(simulation);
  await requireAllWell(simulation);
  return count;
}

/** Does something that is possible now: what is about nothing is followed by another act. */
async function actOnce(
  simulation: Simulation,
  { mood, twin }: { readonly mood: Mood; readonly twin: Act | undefined },
): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const act = (tries === 0 ? twin : undefined) ?? mood(simulation.chance);
    if ((await act.run(simulation)) !== undefined) return;
  }
}

/** Ends an act quietly when its process was killed: nobody heard of it. */
async function unlessKilled({ process }: Simulation, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Unanswered || (process.vessel.life.isDead && !(error instanceof Broken))) return;
    throw error;
  }
}

/** Mostly minutes pass, at times days, in which keys of idempotency and sessions end. */
async function passTime(simulation: Simulation): Promise<void> {
  const { chance } = simulation;
  const isRare = chance.isOneIn(40);
  const seconds = chance.isOneIn(10) ? chance.between(3600, 20_000) : chance.between(1, 900);
  await simulation.pass(isRare ? chance.between(1, 12) * 86_400 : seconds);
  if (isRare) await runAllJobs(simulation);
}

/** Runs every job once, and looks whether what should end then has ended. */
async function runAllJobs(simulation: Simulation): Promise<void> {
  for (const { name } of simulated) await simulation.together([[name, () => runJob(simulation, name)]]);
  const late = await lateNow(simulation);
  if (late.length > 0) throw new Broken(late.join('\n'));
}

/** Sends what had no answer again, as a browser does. */
async function sendAgain(simulation: Simulation): Promise<void> {
  const sent = simulation.unanswered.splice(0).sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const one of sent) await simulation.together([[one.path, () => simulation.again(one)]]);
}

async function requireAllWell(simulation: Simulation): Promise<void> {
  const wrong = await wrongNow(simulation);
  if (wrong.length > 0) throw new Broken(wrong.join('\n'));
  if (!simulation.chance.isOneIn(20)) return;
  const findings = await simulation.process.t.db.read((tx) => check(tx));
  if (findings.length > 0) throw new Broken(`the ledger is wrong: ${JSON.stringify(findings)}`);
}
