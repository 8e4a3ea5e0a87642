/** Makes media queries match a wide screen with tables and columns; tests use a phone's width by default. */
export function onWideScreen(): void {
  const narrow = globalThis.matchMedia;
  globalThis.matchMedia = (media: string) => ({ ...narrow(media), matches: /min-width/.test(media) });
}
