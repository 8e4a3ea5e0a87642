import { type RefObject, useEffect, useState } from 'react';

/** Returns the current width of an element in px; `start` until it is measured. */
export function useWidth(place: RefObject<Element | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
