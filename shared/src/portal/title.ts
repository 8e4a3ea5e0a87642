import { useEffect, useLayoutEffect } from 'react';
import { fullTitle } from '../meta';

export { portalName } from '../meta';

/** Sets `document.title` while the page is mounted; does nothing while `title` is undefined. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
}

/** Sets the title of the route. The layout calls it before the page's own `useTitle`, which overrides it. */
export function useStaticTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
}
