import type { QueryClient } from '@tanstack/react-query';
import type { DrawnState } from '../../manifest/drawing';
import type { PortalRouter } from '../routing/areas';

/** Returns what the gateway has drawn of this page; undefined when the browser renders it. */
export function drawnState(): DrawnState | undefined {
  const text = document.getElementById('drawn')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Fills the cache with the answers that the page was drawn with. A page from the history may be old: it is fetched again. */
export function fillAnswers(client: QueryClient, { answers }: DrawnState): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isOld = entry && 'type' in entry && entry.type === 'back_forward';
  for (const [key, data] of answers) client.setQueryData(key, data, isOld ? { updatedAt: 1 } : {});
}

/** Resolves when the code of the page is there: true when the router shows the page that was drawn. */
export async function isAsDrawn(router: PortalRouter, { path }: DrawnState): Promise<boolean> {
  while (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(() => {
        stop();
        resolve();
      });
    });
  const { errors, location } = router.state;
  return !errors && location.pathname + location.search === path;
}
