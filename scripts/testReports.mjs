import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './stale.mjs';

/**
 * What a test runner reported.
 * @typedef {{ passed: number, failed: number, skipped: number, retried: string[] }} Counts
 * `retried` names the tests that passed at their second try.
 */

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the counts of a `jest --json` report. A file that could not run counts as a failed test. */
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

/** Returns the names of the flaky tests in these suites of a Playwright report. */
function flaky(suites, path = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const here = [...path, title];
    const names = specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...here, spec.title].join(' › '));
    return [...names, ...flaky(inner, here)];
  });
}

/** Returns the counts of a report by Playwright's `json` reporter. */
export function playwrightCounts(file) {
  const { stats, suites, errors } = read(file);
  return {
    passed: stats.expected + stats.flaky,
    // Errors outside tests, such as a file that does not compile.
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
    retried: flaky(suites),
  };
}
