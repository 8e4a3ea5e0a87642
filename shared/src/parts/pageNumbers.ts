/** A page number, or a gap for omitted pages. */
export type PageStep = number | 'gap-before' | 'gap-after';

/** Returns the first page, the last page and the neighbours of the current page; a gap never replaces a single page. */
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

/** Returns the page number of a URL, counted from 1. Returns 1 when `page` is missing or invalid. */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), 10_000) : 1;
}
