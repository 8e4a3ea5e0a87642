import type { BootManifest } from '../../manifest/manifest';
import type { Prefetched } from './prefetchParts';

/**
 * Milliseconds after the page's load before prefetching starts. A member's next page is probably of an area behind the login; a
 * visitor reads on, and what they need later must not keep a slow phone busy.
 */
const pauses = { member: 300, visitor: 3000 };

/** Prefetches what the next pages need (`prefetchParts.ts`), some time after the page was loaded. */
export function warmUp(manifest: BootManifest, prefetched: Prefetched): void {
  const later = () =>
    setTimeout(
      () => {
        import(/* webpackChunkName: 'failure' */ './prefetchParts')
          .then(({ prefetchParts }) => prefetchParts(manifest, prefetched))
          .catch(() => {});
      },
      pauses[prefetched.session.signedIn ? 'member' : 'visitor'],
    );
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
