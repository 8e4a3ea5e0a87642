import { buildApp } from '../../src/app';
import type { Deps } from '../../src/deps';
import { RepeatedFailure } from '../../src/kit/repeatedFailure';
import { caller, type TestApp, TestClock, testEnv } from '../testApp';
import type { Chance } from './chance';
import { type Outside, outside } from './outside';
import type { Store, Vessel } from './store';
import { Turns } from './turns';

/** One process of the portal. */
export interface Process {
  readonly t: TestApp;
  readonly vessel: Vessel;
}

/** A portal with a clock and providers that follow from chance, whose process can be killed and started again. */
export interface Portal {
  readonly store: Store;
  readonly clock: TestClock;
  readonly turns: Turns;
  readonly outside: Outside;
  /** Starts another process on the same database, as after a kill. */
  start(): Promise<Process>;
}

/** Opens a portal on a prepared database. */
export function openPortal(store: Store, chance: Chance): Portal {
  const clock = new TestClock();
  const turns = new Turns(chance.fork(), store.blocked);
  const providers = outside(chance.fork(), clock);
  const start = async (): Promise<Process> => {
    const vessel = await store.connect(turns);
    const { db } = vessel;
    const deps: Deps = {
      env: testEnv,
      secret: 'a secret for tests, 32 characters',
      db,
      ports: providers,
      failures: new RepeatedFailure(),
      now: clock.now,
      checkAnswers: true,
    };
    const app = await buildApp(deps);
    return { vessel, t: { app, db, deps, ports: providers, clock, call: caller(app) } };
  };
  return { store, clock, turns, outside: providers, start };
}
