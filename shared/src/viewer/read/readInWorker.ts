import type { Reading } from '@portal/shared/measurement';
import type { ReadRequest } from './read.worker';

/** A file that has not been read after this time, in ms, is not read at all: a hostile one would take for ever. */
const longestRead = 20_000;

/** A file that could not be read to its end. */
const unread = (reason: string): Reading => ({
  kind: 'refused',
  format: '未知格式',
  reason,
  advice: '请下载后用仪器软件打开',
});

/**
 * Reads a file outside of the page's thread. A fault, or a file that takes too long, ends the worker and nothing else. Where the area
 * is served by another origin, whose scripts can't be workers, the page reads the file itself.
 */
export async function readInWorker(request: ReadRequest, signal: AbortSignal): Promise<Reading> {
  const worker = startWorker();
  if (worker) return answerOf(worker, request, signal);
  const { readMeasurement } = await import('@portal/shared/measurement');
  return readMeasurement(request.name, request.bytes);
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./read.worker.ts', import.meta.url), { name: 'measurement' });
  } catch {
    return undefined;
  }
}

function answerOf(worker: Worker, request: ReadRequest, signal: AbortSignal): Promise<Reading> {
  return new Promise<Reading>((resolve, reject) => {
    const end = (reading: Reading) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(() => end(unread('文件过于复杂，读取超时')), longestRead);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.terminate();
      reject(signal.reason);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Reading>) => end(data));
    worker.addEventListener('error', () => end(unread('文件无法读取，可能占用内存过大')));
    worker.postMessage(request, [request.bytes.buffer]);
  });
}
