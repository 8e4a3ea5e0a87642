import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './stale.mjs';

/**
 * What a test runner reported.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} retried names of the tests that passed at their second try
 * @property {string[]} failures names of the tests that failed
 * @property {{ name: string, seconds: number }[]} files the time of each file's tests
 */

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the names of the tests of a Jest report that the function finds, with their files. */
const testsOf = (report, isFound) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isFound).map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  );

/** Returns the counts of a `jest --json` report. A file that could not run counts as a failed test. */
export function jestCounts(file) {
  const report = read(file);
  const notRun = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    retried: testsOf(report, ({ status, invocations }) => status === 'passed' && invocations > 1),
    failures: [
      ...testsOf(report, ({ status }) => status === 'failed'),
      ...notRun.map(({ name }) => relative(root, name)),
    ],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Returns the milliseconds of all tests of a suite in a Playwright report. */
const durationOf = ({ specs = [], suites = [] }) =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(durationOf),
  ].reduce((total, duration) => total + duration, 0);

/** Returns the names of the tests with this status in these suites of a Playwright report. */
function testsWith(wanted, suites, path = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const here = [...path, title];
    const names = specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) => [...here, spec.title].join(' › '));
    return [...names, ...testsWith(wanted, inner, here)];
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
    retried: testsWith('flaky', suites),
    failures: [...testsWith('unexpected', suites), ...(errors ?? []).map(({ message }) => message)],
    files: suites.map((suite) => ({ name: `e2e/${suite.title}`, seconds: durationOf(suite) / 1000 })),
  };
}
