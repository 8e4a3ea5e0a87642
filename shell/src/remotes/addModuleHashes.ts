import type { BootRemote } from '../../manifest/manifest';
import { type ModuleHashes, retryUrl } from '../../manifest/moduleHashes';

const absolute = (url: string) => new URL(url, window.location.origin).href;

/** Returns the hashes that the page's import maps have, by absolute URL. */
export function knownModuleHashes(): ModuleHashes {
  const maps = document.querySelectorAll('script[type="importmap"]');
  const entries = [...maps].flatMap((map) => {
    const { integrity = {} }: { integrity?: ModuleHashes } = JSON.parse(map.textContent ?? '{}');
    return Object.entries(integrity);
  });
  return Object.fromEntries(entries.map(([url, hash]) => [absolute(url), hash]));
}

/**
 * Adds an import map with the hashes of a release's modules under the URLs of a retry, unless the page has them. Rejects in a
 * browser that takes no second import map: it would load the modules without their hashes.
 */
export async function addRetryHashes(
  { entry, integrity, modules }: BootRemote,
  attempt: number,
): Promise<void> {
  const known = knownModuleHashes();
  if (known[absolute(retryUrl(entry, attempt))]) return;
  const folder = new URL('.', absolute(entry)).href;
  const inPage = Object.entries(known).filter(([url]) => url.startsWith(folder));
  const all = { ...Object.fromEntries(inPage), ...modules, ...(integrity && { [entry]: integrity }) };
  const plain = Object.entries(all).filter(([url]) => !url.includes('?'));
  const retried = plain.map(([url, hash]) => [retryUrl(url, attempt), hash]);
  await addImportMap(Object.fromEntries([...plain, ...retried]));
}

async function addImportMap(integrity: ModuleHashes): Promise<void> {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = window.__portal?.manifest.nonce ?? '';
  map.textContent = JSON.stringify({ integrity });
  let refused = false;
  map.addEventListener('error', () => {
    refused = true;
  });
  document.head.append(map);
  await new Promise((resolve) => setTimeout(resolve));
  if (!refused) return;
  map.remove();
  throw new TypeError('The browser takes no second import map');
}
