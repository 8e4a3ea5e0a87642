import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { buildApp } from '../../src/app';
import { openMemory } from '../../src/db/pglite';
import type { Deps } from '../../src/deps';
import { RepeatedFailure } from '../../src/kit/repeatedFailure';
import { snapshotFile } from '../snapshot';
import { caller, type TestApp, TestClock, testEnv } from '../testApp';
import type { Chance } from './chance';
import { type Outside, outside } from './outside';
import { Turns } from './turns';
import { Vessel } from './vessel';

/** One process of the portal. */
export interface Process {
  readonly t: TestApp;
  readonly vessel: Vessel;
}

/** A portal with a clock and providers that follow from chance, whose process can be killed and started again. */
export interface Portal {
  readonly client: PGlite;
  readonly clock: TestClock;
  readonly turns: Turns;
  readonly outside: Outside;
  /** Starts another process on the same database, as after a kill. */
  start(): Promise<Process>;
  close(): Promise<void>;
}

/** Opens a portal on a database of its own, in memory. */
export async function openPortal(chance: Chance): Promise<Portal> {
  const db = await openMemory(await openAsBlob(snapshotFile));
  const { client } = db;
  const clock = new TestClock();
  const turns = new Turns(chance.fork());
  const providers = outside(chance.fork(), clock);
  return {
    client,
    clock,
    turns,
    outside: providers,
    start: async () => {
      const vessel = new Vessel(client, turns);
      const deps: Deps = {
        env: testEnv,
        secret: 'a secret for tests, 32 characters',
        db: vessel.db,
        ports: providers,
        failures: new RepeatedFailure(),
        now: clock.now,
        checkAnswers: true,
      };
      const app = await buildApp(deps);
      return { vessel, t: { app, db: vessel.db, deps, ports: providers, clock, call: caller(app) } };
    },
    close: () => db.close(),
  };
}
