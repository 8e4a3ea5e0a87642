import { say } from './run.mjs';

/**
 * One part of `npm test`.
 * @typedef {object} Part
 * @property {string} name what the terminal shows
 * @property {() => Promise<import('./testReports.mjs').Counts | void>} work
 *   rejects when a check fails; resolves to counts when the part runs tests, failed ones included
 */

/** Runs a part and returns its result. `failure` is set when its work was rejected. */
async function runPart({ name, work }) {
  const begun = Date.now();
  say(`${name} …`);
  const none = { passed: 0, failed: 0, skipped: 0, retried: [], files: [] };
  const result = { name, seconds: 0, ...none, failure: undefined };
  try {
    Object.assign(result, await work());
  } catch (failure) {
    console.error(failure.message);
    Object.assign(result, { failed: 1, failure });
  }
  result.seconds = (Date.now() - begun) / 1000;
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
 * Runs the stages of parts one after the other. The next stage runs after failed tests, but not after a rejected
 * part.
 */
export async function runParts(stages) {
  const results = [];
  for (const parts of stages) {
    const done = await runStage(parts);
    results.push(...done);
    if (done.some(({ failure }) => failure)) break;
  }
  return results;
}

const timeOf = ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

/** Returns the closing report: time by part, the longest files, tests that passed only at the second try, and counts. */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const longest = results
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  const retried = results.flatMap((result) => result.retried);
  const skipped = sum('skipped');
  return [
    '用时：',
    ...results.map(timeOf),
    ...(longest.length > 0 ? ['最慢的测试文件：', ...longest.map(timeOf)] : []),
    ...(retried.length > 0
      ? ['重试后才通过的测试（每一个都是缺陷）：', ...retried.map((name) => `  ${name}`)]
      : []),
    `tests: ${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
