import type { FailureClass } from '../../manifest/failureClass';
import { knownModuleHashes } from './addModuleHashes';
import { hashOf } from './failedScripts';
import { ownFetch } from './ownGlobals';
import { RemoteFailure } from './remoteFailure';

/** Milliseconds for a file that is only requested to explain a failure. */
const timeoutMs = 5000;

/**
 * Returns whether a file is there, with its hash when one is given. The answer replaces the browser's cached one, which would
 * otherwise fail again at the same URL after the file is restored.
 */
async function answers(url: string, integrity?: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  return ownFetch(url, { signal, cache: 'reload', ...(integrity && { integrity }) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** A browser reports a missing and a tampered script alike, so the file is requested with and without its hash. */
async function scriptFailure(url: string, hash = hashOf(url)): Promise<FailureClass> {
  if (!hash || !(await answers(url))) return 'network';
  return (await answers(url, hash)) ? 'network' : 'integrity';
}

/** What the browsers say when a module or one that it imports can't be loaded. Not all of them name the module. */
const moduleFailed =
  /Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module/;

/** Modules of a release that are requested to explain a failure. */
const mostModules = 30;

/** Returns why a module failed: the browser does not say which of its imports did, so all files beside it are compared. */
async function moduleFailure(url: string): Promise<FailureClass> {
  const folder = new URL('.', url).href;
  const hashes = Object.entries(knownModuleHashes());
  const beside = hashes.filter(([one]) => one.startsWith(folder) && !one.includes('?'));
  const found = await Promise.all(
    beside.slice(0, mostModules).map(([one, hash]) => scriptFailure(one, hash)),
  );
  return found.includes('integrity') ? 'integrity' : 'network';
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
  if (moduleFailed.test(message)) return moduleFailure(/https?:[^\s"']+/.exec(message)?.[0] ?? url);
  // The federation runtime's errors have neither type nor URL.
  if (!message.includes('ScriptNetworkError')) return 'load';
  return message.includes('timed out') ? 'timeout' : scriptFailure(url);
}
