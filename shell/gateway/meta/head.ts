import { fullTitle, type PageMeta, portalCard, portalName } from '@portal/shared/meta';
import { attribute, scriptJson } from './escape';

/**
 * Returns title, description, preview and linked data of a page as HTML. `address` is its canonical URL, which only
 * indexed pages have.
 */
export function headOf(
  { title, description, card = portalCard, indexed, linkedData }: PageMeta,
  address: string,
): string {
  const name = attribute(fullTitle(title));
  const text = attribute(description);
  return [
    `<title>${name}</title>`,
    text && `<meta name="description" content="${text}">`,
    indexed
      ? `<link rel="canonical" href="${attribute(address)}">\n<meta property="og:url" content="${attribute(address)}">`
      : '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${attribute(title) || name}">`,
    text && `<meta property="og:description" content="${text}">`,
    // An address without a page, such as that of a notice, has no origin.
    address &&
      `<meta property="og:image" content="${attribute(new URL(card, address).href)}">\n<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">`,
    `<meta property="og:site_name" content="${attribute(portalName)}">`,
    linkedData.length > 0 && `<script type="application/ld+json">${scriptJson(linkedData)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}
