import type { BootManifest, BootPage } from '../../manifest/manifest';

declare global {
  interface Window {
    __portal?: BootPage;
  }
}

/** What the gateway wrote into the page. Throws when the page was not served by it. */
export function bootPage(): BootPage {
  const page = window.__portal;
  if (!page) throw new Error('The page carries no boot manifest; is it served by the gateway?');
  return page;
}

/** The manifest as it is now. Rejects when the gateway does not answer. */
export async function freshManifest(): Promise<BootManifest> {
  // The page's query carries a developer's overrides.
  const response = await fetch(`/remotes.json${window.location.search}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`remotes.json: ${response.status}`);
  return response.json();
}

/**
 * Answer of a call that the page has started before the scripts came, at most once:
 * whoever asks later wants fresh data.
 */
export function takeEarly(path: string, body: string): Promise<Response> | undefined {
  const early = window.__portal?.early;
  const key = `${path} ${body}`;
  const answer = early?.[key];
  if (early) delete early[key];
  return answer;
}
