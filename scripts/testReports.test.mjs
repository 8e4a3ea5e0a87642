import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './stale.mjs';
import { jestCounts, playwrightCounts } from './testReports.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Jest: a test with two invocations is listed, a file that could not run counts as failed', () => {
  const assertionResults = [
    { fullName: 'quick', status: 'passed', invocations: 1 },
    { fullName: 'lucky', status: 'passed', invocations: 2 },
    { fullName: 'broken', status: 'failed', invocations: 2 },
  ];
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: join(root, 'shell', 'a.test.ts'),
        startTime: 1000,
        endTime: 3500,
        status: 'failed',
        assertionResults,
      },
      {
        name: join(root, 'shell', 'b.test.ts'),
        startTime: 0,
        endTime: 0,
        status: 'failed',
        assertionResults: [],
      },
    ],
  };
  expect(jestCounts(reportOf(report))).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    retried: [`${join('shell', 'a.test.ts')} › lucky`],
    failures: [`${join('shell', 'a.test.ts')} › broken`, join('shell', 'b.test.ts')],
    files: [
      { name: join('shell', 'a.test.ts'), seconds: 2.5 },
      { name: join('shell', 'b.test.ts'), seconds: 0 },
    ],
  });
});

test('Playwright: flaky tests pass and are listed with their file and title', () => {
  const spec = (title, status) => ({ title, tests: [{ status, results: [{ duration: 1500 }] }] });
  const inner = { title: 'at 375 px', specs: [spec('the home page', 'flaky'), spec('the list', 'expected')] };
  inner.specs.push(spec('the article', 'unexpected'));
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 3 },
    suites: [{ title: 'pages.spec.ts', specs: [], suites: [inner] }],
    errors: [{ message: 'a file that does not compile' }],
  };
  expect(playwrightCounts(reportOf(report))).toEqual({
    passed: 2,
    failed: 2,
    skipped: 3,
    retried: ['pages.spec.ts › at 375 px › the home page'],
    failures: ['pages.spec.ts › at 375 px › the article', 'a file that does not compile'],
    files: [{ name: 'e2e/pages.spec.ts', seconds: 4.5 }],
  });
});
