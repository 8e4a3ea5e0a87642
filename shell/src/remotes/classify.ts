import type { FailureClass } from '../../manifest/failureClass';
import { hashOf } from './failedScripts';
import { RemoteFailure } from './failure';

/** Milliseconds for a file that is only requested to explain a failure. */
const timeoutMs = 5000;

async function answers(url: string, integrity?: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, { signal, ...(integrity && { integrity }) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** A browser reports a missing and a tampered script alike, so the file is requested with and without its hash. */
async function scriptFailure(url: string): Promise<FailureClass> {
  const hash = hashOf(url);
  if (!hash || !(await answers(url))) return 'network';
  return (await answers(url, hash)) ? 'network' : 'integrity';
}

const textOf = (error: Error, key: 'type' | 'request') => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/**
 * Returns why code could not be loaded. `url` is the script that was requested; errors of webpack's chunks name
 * theirs. Other errors were thrown by the code itself.
 */
export async function classify(error: unknown, url = ''): Promise<FailureClass> {
  if (error instanceof RemoteFailure) return error.reason;
  if (!(error instanceof Error)) return 'load';
  const { name, message } = error;
  const type = textOf(error, 'type');
  if (name === 'TimeoutError' || type === 'timeout') return 'timeout';
  if (name === 'ChunkLoadError' && type === 'missing') return 'load';
  if (name === 'ChunkLoadError') return scriptFailure(textOf(error, 'request') ?? url);
  // The federation runtime's errors have neither type nor URL.
  if (!message.includes('ScriptNetworkError')) return 'load';
  return message.includes('timed out') ? 'timeout' : scriptFailure(url);
}
