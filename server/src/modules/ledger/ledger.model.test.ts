import fc from 'fast-check';
import { freshPglite } from '../../../testing/database';
import { ledgerCommands } from '../../../testing/ledger/commands';
import { World } from '../../../testing/ledger/world';
import type { Db } from '../../db/client';
import { check } from './ledger.check.service';

let db: Db;
beforeAll(async () => {
  db = await freshPglite();
});
afterAll(() => db.close());

let sequences = 0;

/** Milliseconds that only a hanging test takes. */
const patience = 1_800_000;

test(
  'any sequence of members, staff, jobs and crashes does the same to the ledger and to its model',
  async () => {
    const { SOAK_CASES, SOAK_SEED, MODEL_RUNS = '100' } = process.env;
    await fc.assert(
      fc.asyncProperty(fc.commands(ledgerCommands, { maxCommands: 30 }), async (commands) => {
        const world = new World(db, `model${++sequences}-`);
        await world.begin();
        await fc.asyncModelRun(() => ({ model: world.model, real: world }), commands);
        await world.end();
      }),
      {
        numRuns: Number(SOAK_CASES ?? MODEL_RUNS),
        ...(SOAK_SEED === undefined ? {} : { seed: Number(SOAK_SEED) }),
      },
    );
    expect(await db.read((tx) => check(tx))).toEqual([]);
  },
  patience,
);
