/** Lets the page think that its window is wide enough for tables and columns; phones are the default of tests. */
export function onWideScreen(): void {
  const narrow = globalThis.matchMedia;
  globalThis.matchMedia = (media: string) => ({ ...narrow(media), matches: /min-width/.test(media) });
}
