import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Short, because a new page is read at once. The compositor runs it while the page's own code works. No `transform`: what is fixed to
 * the window would move with the page.
 */
const frames = [{ opacity: 0.3 }, { opacity: 1 }];
const timing = { duration: 160, easing: 'ease-out' };

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The element by which an area's layout marks the place of its pages. */
const pagesOf = (place: HTMLElement | null) => place?.querySelector('[data-page]') ?? null;

/**
 * Fades a page in when another one is shown in `place`, or only the part that an area's layout has for its pages. Not the first page,
 * not for who wants less motion, and not when the browser has moved the page itself (a swipe back). It is no `startViewTransition`,
 * which suspends the hit test while it takes the picture: the pointer leaves and enters the header's link again, and its menu opens
 * over the new page.
 * @param page id of the page's route: another filter or record of the same page does not fade
 */
export function usePageTransition(place: RefObject<HTMLElement | null>, page: string | undefined): void {
  const shown = useRef({ page, pages: pagesOf(null) });
  const moved = useRef(false);
  useEffect(() => {
    const remember = ({ hasUAVisualTransition }: PopStateEvent) => {
      moved.current = hasUAVisualTransition;
    };
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);
  useLayoutEffect(() => {
    const last = shown.current;
    const pages = pagesOf(place.current);
    shown.current = { page, pages };
    if (last.page === page) return;
    const changed = pages !== null && pages === last.pages ? pages : place.current;
    if (!moved.current && !wantsLessMotion()) changed?.animate(frames, timing);
    moved.current = false;
  });
}
