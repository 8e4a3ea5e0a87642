/** Sets the window's width in px for media queries, since jsdom has no layout. */
export function openWindow(width: number): void {
  globalThis.matchMedia = (query: string) => {
    const [, least] = /\(min-width:\s*([\d.]+)em\)/.exec(query) ?? [];
    const media = new EventTarget();
    return Object.assign(media, {
      matches: least !== undefined && width >= Number(least) * 16,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  };
}
