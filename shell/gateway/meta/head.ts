import { fullTitle, type PageMeta } from '@portal/shared/meta';
import { attribute, scriptJson } from './escape';

/**
 * Returns title, description, preview and linked data of a page as HTML. `address` is its canonical URL, which only
 * indexed pages have.
 */
export function headOf(
  { title, description, image, indexed, linkedData }: PageMeta,
  address: string,
): string {
  const name = attribute(fullTitle(title));
  const picture = image && attribute(new URL(image, address).href);
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
    picture && `<meta property="og:image" content="${picture}">`,
    linkedData.length > 0 && `<script type="application/ld+json">${scriptJson(linkedData)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}
