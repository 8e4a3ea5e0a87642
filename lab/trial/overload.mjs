import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Worker thread: clients that never look at readiness. Every `everyMs` one of them sends a call, answered or not; one that
 * is refused comes again with the next call. Posts the time of each answer and its status; 0 when there was none.
 */
const { url, calls, everyMs, most } = workerData;
const agent = new Agent({ keepAlive: true });
/** Milliseconds after which a client gives up. */
const patience = 10_000;
let waiting = 0;
let sent = 0;

function send({ path, body, headers }) {
  const begun = Date.now();
  waiting += 1;
  let isDone = false;
  const done = (status) => {
    if (isDone) return;
    isDone = true;
    waiting -= 1;
    parentPort.postMessage({ path, status, at: Date.now(), ms: Date.now() - begun });
  };
  const options = { agent, method: 'POST', timeout: patience, headers };
  const asked = request(`${url}${path}`, options, (answer) => {
    answer.resume();
    answer.once('close', () => done(answer.complete ? answer.statusCode : 0));
  });
  asked.once('timeout', () => asked.destroy(new Error('no answer')));
  asked.once('error', () => done(0));
  asked.end(body);
}

// A timer that comes late sends what it owes, so that a busy machine does not lower the load.
const begun = Date.now();
setInterval(() => {
  const due = Math.floor((Date.now() - begun) / everyMs);
  for (; sent < due; sent += 1) if (waiting < most) send(calls[sent % calls.length]);
}, everyMs);
