import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../scripts/run.mjs';
import { installedBrowser } from './browser.mjs';
import { median, printTable, waitForIdle } from './figures.mjs';
import { federated, startGateway } from './portal.mjs';

/** Lighthouse is downloaded on the first run of this benchmark; pinned, so that scores are comparable. */
const lighthouse = 'lighthouse@12.2.3';
const paths = ['/', '/project', '/detail/xrd'];
const times = [
  ['FCP ms', 'first-contentful-paint'],
  ['LCP ms', 'largest-contentful-paint'],
  ['TBT ms', 'total-blocking-time'],
  ['SI ms', 'speed-index'],
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse with its mobile preset: slow 4G and a processor four times slower, simulated. */
async function report(url, dir, offline) {
  const words = [
    'exec',
    '--yes',
    ...(offline ? ['--offline'] : []),
    `--package=${lighthouse}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
  ];
  const chrome = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const options = [
    '--output=json',
    '--output-path=report.json',
    `--only-categories=${categories}`,
    // One flag an argument: on Windows npm runs in a shell, where an argument must have no spaces.
    ...chrome.map((flag) => `--chrome-flags=${flag}`),
  ];
  const env = installedBrowser ? { CHROME_PATH: installedBrowser } : {};
  await run('npm', [...words, ...options], { env, cwd: dir });
  return JSON.parse(await readFile(join(dir, 'report.json'), 'utf8'));
}

/**
 * Repeats the run when the browser lost its trace (NO_NAVSTART and similar errors), which has nothing to do with
 * the page.
 */
const reported = (url, dir, offline) =>
  report(url, dir, offline).catch((error) => {
    if (!/Please run Lighthouse again/.test(error.message)) throw error;
    return report(url, dir, offline);
  });

/** Transferred bytes of all scripts. */
const scriptKib = ({ audits }) =>
  audits['network-requests'].details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;

/** How fast Lighthouse found the machine; blocking time depends on it more than on anything else. */
const machineSpeed = (reports) => Math.round(median(reports.map((one) => one.environment.benchmarkIndex)));

function rowOf(path, reports) {
  const score = (id) => Math.round(median(reports.map((one) => one.categories[id].score * 100)));
  const cls = median(reports.map((one) => one.audits['cumulative-layout-shift'].numericValue));
  const time = ([, audit]) => Math.round(median(reports.map((one) => one.audits[audit].numericValue)));
  const kib = median(reports.map(scriptKib));
  return [
    path,
    ...categories.map(score),
    cls.toFixed(3),
    ...times.map(time),
    kib.toFixed(0),
    machineSpeed(reports),
  ];
}

/** Prints the failed audits of a category that does not depend on the machine's speed and is below 100. */
function printFindings(path, { categories: found, audits }) {
  for (const id of categories.slice(1)) {
    const failed = found[id].auditRefs.filter(
      ({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 1,
    );
    for (const { id: audit } of failed) console.log(`${path} ${id}: ${audits[audit].title}`);
  }
}

/** Returns whether Lighthouse is in npm's cache: a smoke run downloads nothing. */
const isFetched = () =>
  run('npm', ['exec', '--yes', '--offline', `--package=${lighthouse}`, '--', 'lighthouse', '--version']).then(
    () => true,
    () => false,
  );

/** Runs Lighthouse on the main entry pages; prints the median of PAGES_ROUNDS (3) runs each. */
export async function pages({ smoke, api }) {
  if (smoke && !(await isFetched())) return console.log(`passed over: ${lighthouse} is not in npm's cache`);
  const rounds = smoke ? 1 : Number(process.env.PAGES_ROUNDS ?? 3);
  const dir = await mkdtemp(join(tmpdir(), 'portal-pages-'));
  const gateway = await startGateway(federated, api);
  try {
    await waitForIdle(smoke);
    const rows = [];
    for (const path of smoke ? paths.slice(0, 1) : paths) {
      const reports = [];
      for (let round = 0; round < rounds; round++)
        reports.push(await reported(gateway.url + path, dir, smoke));
      printFindings(path, reports[0]);
      rows.push(rowOf(path, reports));
    }
    printTable([
      ['page', ...categories, 'CLS', ...times.map(([name]) => name), 'scripts KiB', 'machine'],
      ...rows,
    ]);
    console.log('aims: 95 or more each, CLS < 0.02');
  } finally {
    await gateway.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
