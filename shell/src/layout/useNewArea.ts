import { useEffect } from 'react';
import { ownerOf } from '../../manifest/owner';
import { freshManifest } from '../boot/page';

/** Path for which this tab was last loaded again. */
const key = 'portal.newAreaAt';

/**
 * Loads the path as a new document when an area was added for it after this page was opened. At most once for a path,
 * because the next gateway may not know the area yet.
 */
export function useNewArea(path: string): void {
  useEffect(() => {
    const known = window.__portal?.manifest.remotes;
    if (!known || ownerOf(known, path) !== undefined || sessionStorage.getItem(key) === path) return;
    freshManifest().then(
      ({ remotes }) => {
        if (ownerOf(remotes, path) === undefined || window.location.pathname !== path) return;
        sessionStorage.setItem(key, path);
        window.location.reload();
      },
      () => {},
    );
  }, [path]);
}
