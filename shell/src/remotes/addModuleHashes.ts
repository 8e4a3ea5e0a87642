import type { ModuleHashes } from '../../manifest/moduleHashes';

/** Returns the hashes that the page's import maps have, by absolute URL. */
export function knownModuleHashes(): ModuleHashes {
  const maps = document.querySelectorAll('script[type="importmap"]');
  const entries = [...maps].flatMap((map) => {
    const { integrity = {} }: { integrity?: ModuleHashes } = JSON.parse(map.textContent ?? '{}');
    return Object.entries(integrity);
  });
  return Object.fromEntries(entries.map(([url, hash]) => [new URL(url, window.location.origin).href, hash]));
}

/**
 * Adds an import map with these hashes, unless the page has one for the entry. Rejects in a browser that takes no second
 * import map: it would load the modules without their hashes.
 */
export async function addModuleHashes(entry: string, hashes: ModuleHashes): Promise<void> {
  if (knownModuleHashes()[new URL(entry, window.location.origin).href]) return;
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = window.__portal?.manifest.nonce ?? '';
  map.textContent = JSON.stringify({ integrity: hashes });
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
