import { useEffect, useLayoutEffect } from 'react';
import { fullTitle } from '../meta';

export { portalName } from '../meta';

/** Sets `document.title` while the page stands; nothing while `title` is not known yet. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
}

/** For the frame: the title that the route alone tells. Runs before the page's own `useTitle`, which knows better. */
export function useStandingTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
}
