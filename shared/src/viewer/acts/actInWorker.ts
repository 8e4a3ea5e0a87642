import type { Acted } from './actOn';
import type { ActRequest } from './acts.worker';

/** Acts that take longer than this, in ms, are given up. */
const longestAct = 20_000;

/** The acts were not done: a fault of the worker, or too many points for its memory. */
export class ActsFailed extends Error {}

/**
 * Does the acts outside of the page's thread; `signal` ends them. Where the area is served by another origin, whose scripts can't be
 * workers, the page does them itself.
 */
export async function actInWorker(request: ActRequest, signal: AbortSignal): Promise<readonly Acted[]> {
  const worker = startWorker();
  if (worker) return answerOf(worker, request, signal);
  const { actOn } = await import('./actOn');
  return request.curves.map((curve) => actOn(curve, request.acts));
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./acts.worker.ts', import.meta.url), { name: 'acts' });
  } catch {
    return undefined;
  }
}

function answerOf(worker: Worker, request: ActRequest, signal: AbortSignal): Promise<readonly Acted[]> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const fail = () => {
      end();
      reject(new ActsFailed('处理未完成，请减少显示的曲线后重试'));
    };
    const timer = setTimeout(fail, longestAct);
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Acted[]>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', fail);
    worker.postMessage(request);
  });
}
