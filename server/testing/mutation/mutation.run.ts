import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { transformSync } from '@swc/core';
import fc from 'fast-check';
import type { Db } from '../../src/db/client';
import { freshPglite } from '../database';

/**
 * Runs the ledger's cases and some sequences of its model for each mutant of the file MUTANTS, and writes for each one
 * to the file NOTICED whether they fail. All mutants run in one process, because starting Jest and PGlite for each one
 * would take most of the time.
 */
interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const ledger = resolve(__dirname, '../../src/modules/ledger');
const testing = resolve(__dirname, '../ledger');
const { MUTANTS = '', NOTICED = '', MODEL_RUNS = '25' } = process.env;
/** A mutant that takes this many times as long as the tests without one does not end, and counts as noticed. */
const patienceFactor = 10;
/** Least milliseconds of patience: a busy machine may pause. */
const leastPatience = 30_000;

/** Returns a function that loads modules of the ledger and of its tests anew, one of them with the mutant. */
function loader(mutant: Mutant | undefined): (file: string) => Record<string, unknown> {
  const loaded = new Map<string, { exports: Record<string, unknown> }>();
  const load = (file: string): Record<string, unknown> => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const found = (name: string): unknown => {
      if (!name.startsWith('.')) return require(name);
      const path = resolve(dirname(file), name);
      return [ledger, testing].includes(dirname(path)) ? load(`${path}.ts`) : require(path);
    };
    new Function('require', 'module', 'exports', '__dirname', compiled(file, mutant))(
      found,
      module,
      module.exports,
      dirname(file),
    );
    return module.exports;
  };
  return load;
}

const cache = new Map<string, string>();

function compiled(file: string, mutant: Mutant | undefined): string {
  const unchanged = mutant?.file !== file;
  const known = unchanged ? cache.get(file) : undefined;
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  const text = unchanged ? source : source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end);
  const { code } = transformSync(text, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  if (unchanged) cache.set(file, code);
  return code;
}

let counter = 0;

/**
 * Runs the tests on a new database; rejects when one fails. A used one would have the rows of all earlier runs, which
 * the checks after each row read, and perhaps wrong totals.
 */
async function runOnFresh(mutant: Mutant | undefined): Promise<void> {
  const db = await freshPglite();
  try {
    await run(db, mutant);
  } finally {
    // A database with a query that never ends does not close.
    void db.close().catch(() => undefined);
  }
}

async function run(db: Db, mutant: Mutant | undefined): Promise<void> {
  const load = loader(mutant);
  const { ledgerCases } = load(join(testing, 'cases.ts')) as typeof import('../ledger/cases');
  const { Row } = load(join(testing, 'row.ts')) as typeof import('../ledger/row');
  const { ledgerCommands } = load(join(testing, 'commands.ts')) as typeof import('../ledger/commands');
  const { World } = load(join(testing, 'world.ts')) as typeof import('../ledger/world');
  for (const [, row] of Object.values(ledgerCases).flat()) await new Row(db, `mutant${++counter}-`).run(row);
  await fc.assert(
    fc.asyncProperty(fc.commands(ledgerCommands, { maxCommands: 30 }), async (commands) => {
      const world = new World(db, `mutant${++counter}-`);
      await world.begin();
      await fc.asyncModelRun(() => ({ model: world.model, real: world }), commands);
      await world.end();
    }),
    { numRuns: Number(MODEL_RUNS), seed: 1, endOnFailure: true },
  );
}

/** Resolves to whether the work passed, failed, or did not end in time. */
function within(ms: number, work: Promise<void>): Promise<'passed' | 'failed' | 'late'> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late').unref());
  const ended = work.then(
    () => 'passed' as const,
    () => 'failed' as const,
  );
  return Promise.race([ended, late]);
}

test('mutants', async () => {
  const mutants: readonly Mutant[] = JSON.parse(readFileSync(MUTANTS, 'utf8'));
  const begun = Date.now();
  await runOnFresh(undefined);
  const patience = Math.max(leastPatience, patienceFactor * (Date.now() - begun));
  process.stdout.write(`${Date.now() - begun} ms\n`);
  const noticed: boolean[] = [];
  for (const mutant of mutants) {
    const outcome = await within(patience, runOnFresh(mutant));
    noticed.push(outcome !== 'passed');
    process.stdout.write({ passed: 'S', failed: '.', late: 'T' }[outcome]);
  }
  writeFileSync(NOTICED, JSON.stringify(noticed));
});
