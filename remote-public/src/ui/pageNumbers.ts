/** A page's number, or `gap` for those that are left out. */
export type PageStep = number | 'gap-before' | 'gap-after';

/** First, last and the neighbours of the current page; a gap never stands for a single page. */
export function pageNumbers(page: number, pages: number): PageStep[] {
  const all = Array.from({ length: pages }, (_, i) => i + 1);
  if (pages <= 7) return all;
  const from = Math.max(Math.min(page - 1, pages - 4), 1);
  const until = Math.min(Math.max(page + 1, 5), pages);
  return [
    ...(from <= 3 ? all.slice(0, from - 1) : [1, 'gap-before' as const]),
    ...all.slice(from - 1, until),
    ...(until >= pages - 2 ? all.slice(until) : ['gap-after' as const, pages]),
  ];
}
