import { grownParts } from './partBudget.mjs';
import { say } from './run.mjs';

/**
 * One part of `npm test`.
 * @typedef {object} Part
 * @property {string} name what the terminal shows
 * @property {() => Promise<import('./testReports.mjs').Counts | void>} work
 *   rejects when a check fails; resolves to counts when the part runs tests, failed ones included
 * @property {boolean} [needed] whether the later stages wait for it to pass: false by default
 * @property {number} [tries] how often the work is done at most until it is not rejected; 1 by default
 */

/** Lines of a rejected check that the closing report repeats: where output is cut, its end is what is left. */
const repeatedLines = 15;

const lastLines = (text) => text.trim().split('\n').slice(-repeatedLines);

/** Does a part's work and returns its result. A rejection that a later try made good is listed as retried. */
async function work(part, tries = part.tries ?? 1) {
  try {
    return (await part.work()) ?? {};
  } catch (failure) {
    console.error(failure.message);
    if (tries === 1) return { failed: 1, failure, failures: lastLines(failure.message) };
    const { retried = [], ...result } = await work(part, tries - 1);
    return { ...result, retried: [part.name, ...lastLines(failure.message), ...retried] };
  }
}

/** Runs a part and returns its result. `failure` is set when its work was rejected. */
async function runPart(part) {
  const { name, needed } = part;
  const begun = Date.now();
  say(`${name} …`);
  const none = { passed: 0, failed: 0, skipped: 0, retried: [], failures: [], files: [], failure: undefined };
  const result = { name, needed, ...none, ...(await work(part)), seconds: (Date.now() - begun) / 1000 };
  say(`${name} ${result.failed === 0 ? '✓' : '✗'} (${result.seconds.toFixed(1)} s)`);
  return result;
}

/** Runs the parts of one stage in order, two at a time. */
async function runStage(parts) {
  const waiting = [...parts];
  const results = [];
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await runPart(part));
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/**
 * Runs the stages of parts one after the other. The next stage does not run after a needed part was rejected; other failures
 * do not hide what the next stage finds.
 */
export async function runParts(stages) {
  const results = [];
  for (const parts of stages) {
    const done = await runStage(parts);
    results.push(...done);
    if (done.some(({ needed, failure }) => needed && failure)) break;
  }
  return results;
}

const timeOf = ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

/** Returns a heading with its indented lines; nothing without lines. */
const section = (heading, lines) => (lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : []);

/**
 * Returns the closing report: time by part, the longest files, what passed only at the second try, parts that grew, what failed, and
 * counts.
 */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const longest = results
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  const skipped = sum('skipped');
  return [
    '用时：',
    ...results.map(timeOf),
    ...(longest.length > 0 ? ['最慢的测试文件：', ...longest.map(timeOf)] : []),
    ...section(
      '重试后才通过（每一个都是缺陷）：',
      results.flatMap(({ retried }) => retried),
    ),
    ...section('变慢的部分（只是提醒）：', grownParts(results)),
    ...results.flatMap(({ name, failures }) => section(`没有通过：${name}`, failures)),
    `tests: ${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
