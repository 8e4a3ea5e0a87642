import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageMeta, PageRow } from '../meta';
import { useDrawn } from './hydrated';

let latest = 0;

/**
 * Changes the head once its code is loaded, unless another change has followed. The code is not part of the first visit:
 * the gateway has rendered the head of the first page.
 */
function change(work: (head: typeof import('./head')) => void): void {
  latest += 1;
  const own = latest;
  import(/* webpackChunkName: 'head' */ './head').then(
    (head) => {
      if (own === latest) work(head);
    },
    () => {},
  );
}

/** Returns a function whose first call returns true when the page was drawn: it came with its head. */
function useCameWithHead(): () => boolean {
  const drawn = useRef(useDrawn());
  return useCallback(() => {
    const came = drawn.current;
    drawn.current = false;
    return came;
  }, []);
}

/**
 * Sets the head's elements (description, preview, linked data) as the gateway does; does nothing while `meta` is
 * undefined. A function is called after rendering, and must be the same until the metadata change.
 */
export function usePageMeta(meta: PageMeta | (() => PageMeta) | undefined): void {
  const { pathname } = useLocation();
  const cameWithHead = useCameWithHead();
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages with equal metadata have different canonical links
  useEffect(() => {
    if (!cameWithHead() && meta) change(({ show }) => show(typeof meta === 'function' ? meta() : meta));
  }, [meta, pathname]);
}

/**
 * Sets the metadata that depends on the URL only. The layout calls it before the page's own `usePageMeta`, which
 * overrides it. `more` are the pages of areas that this build does not know; it must not change.
 */
export function useStaticMeta(more?: readonly PageRow[]): void {
  const { pathname } = useLocation();
  const cameWithHead = useCameWithHead();
  useLayoutEffect(() => {
    if (!cameWithHead()) change(({ showStatic }) => showStatic(pathname, more));
  }, [pathname, more, cameWithHead]);
}
