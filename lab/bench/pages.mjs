import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/run.mjs';
import { installedBrowser } from './browser.mjs';
import { inCpuTime } from './cpuTime.mjs';
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

/** Runs Lighthouse in `dir` and returns its report. */
async function lighthouseIn(dir, url, offline, options) {
  const words = [
    'exec',
    '--yes',
    ...(offline ? ['--offline'] : []),
    `--package=${lighthouse}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    '--output-path=report.json',
    // Lighthouse takes a kept load only with the categories that it was loaded for.
    `--only-categories=${categories}`,
    ...options,
  ];
  const env = installedBrowser ? { CHROME_PATH: installedBrowser } : {};
  await run('npm', words, { env, cwd: dir });
  return JSON.parse(await readFile(join(dir, 'report.json'), 'utf8'));
}

/**
 * Runs Lighthouse with its mobile preset: slow 4G and a processor four times slower, simulated. `ofCpu` is its report on the
 * same load with each task's CPU time: what else the machine does does not count there.
 */
async function report(url, dir, offline) {
  const chrome = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const found = await lighthouseIn(dir, url, offline, [
    '-GA=load',
    // One flag an argument: on Windows npm runs in a shell, where an argument must have no spaces.
    ...chrome.map((flag) => `--chrome-flags=${flag}`),
  ]);
  const traceFile = join(dir, 'load/defaultPass.trace.json');
  await writeFile(traceFile, JSON.stringify(inCpuTime(JSON.parse(await readFile(traceFile, 'utf8')))));
  const ofCpu = await lighthouseIn(dir, url, offline, ['-A=load']);
  await rm(join(dir, 'load'), { recursive: true });
  return { ...found, ofCpu };
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
  const ofCpu = reports.map((one) => one.ofCpu);
  const cpuScore = Math.round(median(ofCpu.map((one) => one.categories.performance.score * 100)));
  const cpuBlocking = Math.round(median(ofCpu.map((one) => one.audits['total-blocking-time'].numericValue)));
  return [
    path,
    ...categories.map(score),
    cls.toFixed(3),
    ...times.map(time),
    kib.toFixed(0),
    machineSpeed(reports),
    cpuScore,
    cpuBlocking,
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
      [
        ...['page', ...categories, 'CLS', ...times.map(([name]) => name), 'scripts KiB', 'machine'],
        ...['performance by CPU time', 'TBT by CPU time'],
      ],
      ...rows,
    ]);
    console.log('aims: performance 98 or more with TBT < 100 ms, the others 95 or more, CLS < 0.02');
  } finally {
    await gateway.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
