import { type RefObject, useEffect, useState } from 'react';

/** Width of an element in px, followed as it changes; `start` until it is known. */
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
