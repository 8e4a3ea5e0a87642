const isDay = (text: string): boolean =>
  /^20\d\d-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && text === isoDay(text);

/** The day again, so that one that no month has, such as the 31st of June, differs. */
const isoDay = (text: string): string => new Date(text).toISOString().slice(0, 10);

/** Returns the day in a URL's query, such as 2026-11-29; an invalid one counts as missing and is empty. */
export function dayIn(search: URLSearchParams, name: string): string {
  const text = search.get(name) ?? '';
  return isDay(text) ? text : '';
}
