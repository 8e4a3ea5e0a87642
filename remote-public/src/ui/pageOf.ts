/** The page that an address asks for, counted from 1; what is no page is the first. */
export function pageOf(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), 10_000) : 1;
}
