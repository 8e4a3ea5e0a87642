import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Worker thread: keeps `connections` requests in flight for `seconds`; each connection sends its next request after
 * the answer.
 */
const { target, connections, seconds } = workerData;
const { url, method = 'POST', body = '{}', headers = {} } = target;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const options = {
  agent,
  method,
  headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
};

function once() {
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

let answered = 0;
let refused = 0;
const until = performance.now() + seconds * 1000;

async function connection() {
  while (performance.now() < until) {
    if ((await once()) === 200) answered += 1;
    else refused += 1;
  }
}

await Promise.all(Array.from({ length: connections }, connection));
agent.destroy();
parentPort.postMessage({ perSecond: answered / seconds, refused });
