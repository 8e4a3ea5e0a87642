import { useEffect, useState } from 'react';
import type { Chapter } from './chapter';

/** Returns the id of the chapter at the top of the window; undefined above the first. */
export function useCurrentSection(chapters: readonly Pick<Chapter, 'id'>[]): string | undefined {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    const headings = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight / 3;
      const above = headings.filter((heading) => heading.getBoundingClientRect().top < line);
      // The last chapter may be too short to reach the top.
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setReading((atEnd && window.scrollY > 0 ? headings : above).at(-1)?.id);
    };
    // With the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [chapters]);
  return reading;
}
