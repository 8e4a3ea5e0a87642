import { type PageMeta, type PageRow, portalCard, portalName, staticMeta } from '../meta';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the element of the head that `selector` matches; creates it when the gateway has not rendered it. */
function headElement(selector: string, tag: string, attributes: Readonly<Record<string, string>>): Element {
  const found = document.head.querySelector(selector);
  if (found) return found;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.head.appendChild(element);
}

function setMeta(key: 'name' | 'property', name: string, content: string | undefined): void {
  if (content === undefined) document.head.querySelector(`meta[${key}="${name}"]`)?.remove();
  else headElement(`meta[${key}="${name}"]`, 'meta', { [key]: name }).setAttribute('content', content);
}

function setCanonical(address: string | undefined): void {
  if (address === undefined) document.head.querySelector('link[rel="canonical"]')?.remove();
  else headElement('link[rel="canonical"]', 'link', { rel: 'canonical' }).setAttribute('href', address);
}

function setLinkedData(meta: PageMeta): void {
  const type = 'application/ld+json';
  if (meta.linkedData.length === 0) document.head.querySelector(`script[type="${type}"]`)?.remove();
  else
    headElement(`script[type="${type}"]`, 'script', { type }).textContent = JSON.stringify(meta.linkedData);
}

/** Sets the head's elements (description, preview, linked data) as the gateway does. */
export function show(meta: PageMeta): void {
  const address = window.location.origin + window.location.pathname;
  const canonical = meta.indexed ? address : undefined;
  setCanonical(canonical);
  setMeta('name', 'description', meta.description);
  setMeta('name', 'robots', meta.indexed ? undefined : 'noindex');
  setMeta('property', 'og:title', meta.title || portalName);
  setMeta('property', 'og:description', meta.description);
  setMeta('property', 'og:url', canonical);
  setMeta('property', 'og:image', window.location.origin + (meta.card ?? portalCard));
  setLinkedData(meta);
}

/** Sets the metadata that depends on the path only; does nothing for a path whose page sets its own. */
export function showStatic(path: string, more?: readonly PageRow[]): void {
  const meta = staticMeta(decoded(path), window.location.origin, more);
  if (meta) show(meta);
}
