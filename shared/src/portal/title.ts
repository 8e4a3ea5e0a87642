import { useEffect } from 'react';
import { fullTitle } from '../meta';

export { portalName } from '../meta';

/** Sets `document.title` while the page stands; nothing while `title` is not known yet. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
}
