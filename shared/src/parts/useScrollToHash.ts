import { useEffect } from 'react';

/** Scrolls to the element with this id when it is loaded and the URL's fragment names it. */
export function useScrollToHash(id: string, loaded: boolean): void {
  useEffect(() => {
    if (loaded && window.location.hash === `#${id}`)
      document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [id, loaded]);
}
