/** A node of schema.org's vocabulary, as JSON-LD. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** Metadata of a page for search engines and link previews, the same from the gateway and after a navigation. */
export interface PageMeta {
  /** The page's own name, without the portal's; empty on the home page. */
  readonly title: string;
  /** One or two sentences, 160 characters at most. */
  readonly description: string;
  /** Path of a picture for link previews. */
  readonly image?: string;
  /** False keeps the page out of search engines. */
  readonly indexed: boolean;
  readonly linkedData: readonly LinkedData[];
}

/** The portal's name, the end of every title. */
export const portalName = '示例检测 · 科研检测服务平台';

/** What the home page says first. */
export const motto = '科研检测，一站完成';

/** Returns the `document.title` of a page. */
export const fullTitle = (title: string): string => (title ? `${title} - ${portalName}` : portalName);

/** Shortens plain text to the length that search results show. */
export function shortText(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain;
}

/** Steps from the home page to this one, as `[name, path]`; `base` is the portal's address without a slash at its end. */
export function breadcrumb(base: string, steps: readonly (readonly [string, string])[]): LinkedData {
  const all = [['首页', '/'] as const, ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: base + encodeURI(path),
    })),
  };
}
