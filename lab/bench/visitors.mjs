import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Worker thread: `connections` visitors ask for one address for `seconds`, each again after its answer. Returns answers a second, their
 * times in milliseconds at the middle and at the 99th hundredth, and which part of them came whole: at least 0.8 of the longest one,
 * because a page that is not drawn is much shorter.
 */
const { url, connections, seconds } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
// A browser that has been here before, so that no answer has another cookie.
const headers = { 'accept-encoding': 'br', cookie: 'portal.browser=00000000-0000-4000-8000-000000000000' };

const once = () =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ ms: performance.now() - begun, bytes, status: answer.statusCode }));
    }).on('error', reject);
  });

const answers = [];
const until = performance.now() + seconds * 1000;
async function visitor() {
  do answers.push(await once());
  while (performance.now() < until);
}
await Promise.all(Array.from({ length: connections }, visitor));
agent.destroy();

const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
const longest = Math.max(...answers.map(({ bytes }) => bytes));
const whole = answers.filter(({ bytes, status }) => status === 200 && bytes >= 0.8 * longest);
parentPort.postMessage({
  perSecond: Math.round(answers.length / seconds),
  p50: times[Math.floor(times.length / 2)],
  p99: times[Math.floor(times.length * 0.99)],
  whole: whole.length / answers.length,
  bytes: longest,
});
