import type { BootManifest, BootPage } from '../../manifest/manifest';
import { ownFetch } from '../remotes/ownGlobals';

declare global {
  /** Written by the page's inline script; `undefined` in a page that the gateway has not served. */
  var __portal: BootPage | undefined;
}

/** Returns the data that the gateway wrote into the page. Throws when the page was not served by the gateway. */
export function bootPage(): BootPage {
  const page = window.__portal;
  if (!page) throw new Error('The page carries no boot manifest; is it served by the gateway?');
  return page;
}

/** Fetches the current manifest. Rejects when the gateway does not answer. */
export async function freshManifest(): Promise<BootManifest> {
  const response = await ownFetch('/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return response.json();
}
