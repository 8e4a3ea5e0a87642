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
  const age = entry && 'type' in entry && entry.type === 'back_forward' ? { updatedAt: 1 } : {};
  for (const [key, data] of answers) client.setQueryData(key, data, age);
}

/** Resolves when the code of the page is there: true when the router shows the page that was drawn. */
export const isAsDrawn = (router: PortalRouter, { path }: DrawnState) =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      const { initialized, errors, location } = router.state;
      if (!initialized) return;
      stop?.();
      resolve(!errors && location.pathname + location.search === path);
    };
    let stop: (() => void) | undefined;
    stop = router.subscribe(look);
    look();
  });
