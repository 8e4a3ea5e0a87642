import type { QueryClient } from '@tanstack/react-query';
import type { PortalRouter } from '../routing/areas';

/** Milliseconds after which the frame is shown without its page; it then shows what the page waits for. */
const timeoutMs = 1500;

/**
 * Resolves when code and data of the first page are loaded, so that it replaces the gateway's first view in one
 * step; or after the timeout.
 */
export function firstPage(router: PortalRouter, queryClient: QueryClient): Promise<void> {
  const whole = () => router.state.initialized && queryClient.isFetching() === 0;
  return new Promise((resolve) => {
    const look = () => whole() && done();
    const late = setTimeout(() => done(), timeoutMs);
    const leave = [router.subscribe(look), queryClient.getQueryCache().subscribe(look)];
    const done = () => {
      clearTimeout(late);
      for (const stop of leave) stop();
      resolve();
    };
    look();
  });
}
