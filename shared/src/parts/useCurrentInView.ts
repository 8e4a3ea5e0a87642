import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a strip of links that scrolls sideways. The strip is scrolled until its current link is in the
 * middle, again whenever `key` changes.
 */
export function useCurrentInView(key: string): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position depends on what is drawn
  useEffect(() => {
    const box = strip.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && link) box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
  }, [key]);
  return strip;
}
