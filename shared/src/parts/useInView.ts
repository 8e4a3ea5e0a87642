import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether an element has been inside the viewport enlarged by `margin`, as CSS writes margins. Stays true
 * afterwards, and is true at once in browsers without IntersectionObserver.
 */
export function useInView(element: RefObject<Element | null>, margin: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (inView || !element.current) return;
    if (typeof IntersectionObserver === 'undefined') return setInView(true);
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [inView, element, margin]);
  return inView;
}
