/** Sets the window's width for media queries, since jsdom has no layout. */
export function openWindow(width: number): void {
  globalThis.matchMedia = (query: string) => {
    const [, least] = /\(min-width:\s*([\d.]+)px\)/.exec(query) ?? [];
    const media = new EventTarget();
    return Object.assign(media, {
      matches: least !== undefined && width >= Number(least),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  };
}
