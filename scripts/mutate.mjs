// npm run mutate -- [--only=book]: changes each comparison, sign, arithmetic and logical operator and boolean of the
// ledger's services, rules and queries in turn, counts the changes that its tests on PGlite notice, and prints the
// others. Fails when fewer than 90 % are noticed. First the cases and the model run with all mutants in one process,
// then the other tests with each mutant that is left.
// --smoke: two mutants, only to check that it works.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { sourceMutants } from '../lab/mutation/mutants.mjs';
import { optionsOf } from './help.mjs';
import { run, say } from './run.mjs';
import { root } from './stale.mjs';

const { values } = optionsOf(import.meta.url, {
  options: { only: { type: 'string', default: '' }, smoke: { type: 'boolean', default: false } },
});

const ledger = join(root, 'server/src/modules/ledger');
const mutation = join(root, 'server/testing/mutation');
/** Sources of which the cases and the model run little: their mutants go to the other tests at once. */
const hardlyInCases = /ledger\.(balance|check|metrics|staff)\./;
/** Milliseconds after which tests that do not end count as failed. */
const patience = 600_000;
const leastNoticed = 0.9;

const filesOf = (pattern) =>
  readdirSync(ledger)
    .filter((name) => pattern.test(name))
    .map((name) => join(ledger, name));

const found = filesOf(/\.(service|repo|rules)\.ts$/)
  .filter((file) => file.includes(values.only))
  .flatMap((file) => sourceMutants(readFileSync(file, 'utf8')).map((mutant) => ({ file, ...mutant })));
const mutants = values.smoke ? found.filter(({ file }) => file.endsWith('book.rules.ts')).slice(0, 2) : found;

const folder = mkdtempSync(join(tmpdir(), 'portal-mutants-'));
const snapshot = join(folder, 'empty.tar');

/** Runs Jest on these files. */
function jest(files, env, options = {}) {
  const program = join(root, 'node_modules/jest/bin/jest.js');
  const args = [
    '--config',
    join(mutation, 'jest.config.cjs'),
    '--runInBand',
    // A mutant may leave work that never ends.
    '--forceExit',
    '--silent',
    '--bail',
    '--testTimeout=86400000',
  ];
  return run(process.execPath, [program, ...args, '--runTestsByPath', ...files], {
    env: { SERVER_TEST_SNAPSHOT: snapshot, TEST_ON: 'pglite', MODEL_RUNS: values.smoke ? '5' : '25', ...env },
    ...options,
  });
}

/** Returns the mutants with which the cases and the model do not fail. */
async function leftByCases() {
  const [MUTANTS, NOTICED] = [join(folder, 'mutants.json'), join(folder, 'noticed.json')];
  const tried = mutants.filter(({ file }) => !hardlyInCases.test(file));
  if (tried.length === 0) return mutants;
  writeFileSync(MUTANTS, JSON.stringify(tried));
  await jest([join(mutation, 'mutation.run.ts')], { MUTANTS, NOTICED }, { show: !values.smoke });
  const noticed = JSON.parse(readFileSync(NOTICED, 'utf8'));
  return mutants.filter((mutant) => !noticed[tried.indexOf(mutant)]);
}

const otherTests = filesOf(/(?<!\.(race|cases|model))\.test\.ts$/);

/** Resolves to whether these tests pass with the mutant, if one is given. */
function passes(tests, mutant) {
  return jest(tests, mutant ? { MUTANT: JSON.stringify(mutant) } : {}, { timeout: patience }).then(
    () => true,
    () => false,
  );
}

/** Resolves to whether the ledger's other tests pass with the mutant; those of its subject, which mostly fail, run first. */
async function survives(mutant) {
  const [subject] = basename(mutant.file).match(/^ledger\.\w+\.(?=\w+\.ts$)|^ledger\./);
  const isFirst = (test) => basename(test) === `${subject}test.ts`;
  const [first, rest] = [otherTests.filter(isFirst), otherTests.filter((test) => !isFirst(test))];
  return (first.length === 0 || (await passes(first, mutant))) && passes(rest, mutant);
}

/** Returns those of the mutants that survive, and prints each; as many are tried at once as there are processors. */
async function survivorsOf(left) {
  const waiting = [...left];
  const survivors = [];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      if (!(await survives(mutant))) continue;
      survivors.push(mutant);
      console.log(shown(mutant));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return survivors;
}

/** Returns the changed line with its place, before and after. */
function shown({ file, start, end, text }) {
  const source = readFileSync(file, 'utf8');
  const line = source.slice(0, start).split('\n').length;
  const lineOf = (text) => text.split('\n')[line - 1]?.trim();
  const mutated = source.slice(0, start) + text + source.slice(end);
  return `${relative(root, file)}:${line}\n  - ${lineOf(source)}\n  + ${lineOf(mutated)}`;
}

try {
  await run(process.execPath, [
    join(mutation, 'database.mjs'),
    join(root, 'server/src/db/migrations'),
    snapshot,
  ]);
  say(`${mutants.length} 处改动`);
  const left = await leftByCases();
  say(`案例与模型发现 ${mutants.length - left.length}/${mutants.length}`);
  if (left.length > 0 && !(await passes(otherTests))) throw new Error('the tests fail without a mutant');
  const survivors = await survivorsOf(left);
  const noticed = mutants.length - survivors.length;
  say(`发现 ${noticed}/${mutants.length} (${((100 * noticed) / mutants.length).toFixed(1)} %)`);
  if (noticed < leastNoticed * mutants.length) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
