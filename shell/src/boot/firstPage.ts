import type { QueryClient } from '@tanstack/react-query';
import type { PortalRouter } from '../routing/areas';

/** Milliseconds after which the frame comes even without its page: it says then what the page is waiting for. */
const patience = 1500;

/**
 * Resolves when the first page can be drawn whole, its code and data there, so that it takes the place of the view
 * that the gateway has drawn in one step; and in any case once a visitor has waited long enough.
 */
export function firstPage(router: PortalRouter, queryClient: QueryClient): Promise<void> {
  const whole = () => router.state.initialized && queryClient.isFetching() === 0;
  return new Promise((resolve) => {
    const look = () => whole() && done();
    const late = setTimeout(() => done(), patience);
    const leave = [router.subscribe(look), queryClient.getQueryCache().subscribe(look)];
    const done = () => {
      clearTimeout(late);
      for (const stop of leave) stop();
      resolve();
    };
    look();
  });
}
