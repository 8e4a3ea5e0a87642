import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Returns the current width of an element in px; `start` until it is measured. */
export function useWidth(place: RefObject<Element | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return;
    // In a transition, because a page of charts would otherwise not answer while it draws them anew.
    const observer = new ResizeObserver(([entry]) =>
      startTransition(() => entry && setWidth(Math.round(entry.contentRect.width))),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
