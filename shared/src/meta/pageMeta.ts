import { firstCharacters } from '../rules';
/** A node of schema.org's vocabulary, as JSON-LD. */
export type LinkedData = Readonly<Record<string, unknown>>;

/** Metadata of a page for search engines and link previews. The gateway and the browser derive the same. */
export interface PageMeta {
  /** The page's title without the portal's name; empty on the home page. */
  readonly title: string;
  /** One or two sentences, 160 characters at most. */
  readonly description: string;
  /** Path of the page's own picture. */
  readonly image?: string;
  /** Path of the picture for link previews, of 1200 × 630 px; the portal's own when it is left out. */
  readonly card?: string;
  /** False when search engines must not index the page. */
  readonly indexed: boolean;
  readonly linkedData: readonly LinkedData[];
}

/** The brand: the short name of the portal, before every text message and e-mail. */
export const brand = '示例检测';

/** The portal's name, which ends every title. */
export const portalName = `${brand} · 科研检测服务平台`;

/** Path of the picture for links to pages without their own. */
export const portalCard = '/upload/card/portal.png';

/** The claim of the home page. */
export const motto = '科研检测，一站完成';

/** Returns the `document.title` of a page. */
export const fullTitle = (title: string): string => (title ? `${title} - ${portalName}` : portalName);

/** Shortens plain text to the length that search results show. */
export function shortText(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 160 ? `${firstCharacters(plain, 159)}…` : plain;
}

/**
 * Returns the breadcrumb from the home page as `[name, path]` steps; `base` is the portal's URL without a trailing
 * slash.
 */
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
