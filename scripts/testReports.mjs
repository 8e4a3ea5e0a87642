import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './stale.mjs';

/**
 * What a test runner reported.
 * @typedef {{ passed: number, failed: number, skipped: number, retried: string[] }} Counts
 * `retried` names the tests that passed at their second try.
 */

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Counts of the report that `jest --json` writes. A file that could not be run counts as a failed test. */
export function jestCounts(file) {
  const report = read(file);
  const retried = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    retried,
  };
}

/** Names of the flaky tests below these suites of a Playwright report. */
function flaky(suites, path = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const here = [...path, title];
    const names = specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...here, spec.title].join(' › '));
    return [...names, ...flaky(inner, here)];
  });
}

/** Counts of the report that Playwright's reporter `json` writes. */
export function playwrightCounts(file) {
  const { stats, suites, errors } = read(file);
  return {
    passed: stats.expected + stats.flaky,
    // Errors outside of tests, such as a file that does not compile.
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
    retried: flaky(suites),
  };
}
