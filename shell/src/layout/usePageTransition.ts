import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Short, because a new page is read at once. The compositor runs it while the page's own code works. No `transform`: what is fixed to
 * the window would move with the page.
 */
const frames = [{ opacity: 0.3 }, { opacity: 1 }];
const timing = { duration: 160, easing: 'ease-out' };

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades a page in when another one is shown in `place`: not the first page, not for who wants less motion, and not when the browser has
 * moved the page itself (a swipe back). It is no `startViewTransition`, which suspends the hit test while it takes the picture: the
 * pointer leaves and enters the header's link again, and its menu opens over the new page.
 */
export function usePageTransition(place: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  const moved = useRef(false);
  useEffect(() => {
    const remember = ({ hasUAVisualTransition }: PopStateEvent) => {
      moved.current = hasUAVisualTransition;
    };
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!moved.current && !wantsLessMotion()) place.current?.animate(frames, timing);
    moved.current = false;
  }, [place, pathname]);
}
