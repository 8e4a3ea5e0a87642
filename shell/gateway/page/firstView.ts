import {
  fonts,
  fromWidth,
  headerHeights,
  headerRows,
  mark,
  pageWidth,
  palette,
  wideFrom,
} from '@portal/shared/look';
import { motto, type PageMeta, portalName } from '@portal/shared/meta';
import { attribute } from '../meta/escape';

type Scheme = (typeof palette)['light' | 'dark'];

const colours = ({ primary, secondary, background, text, divider }: Scheme) =>
  `--p:${primary.main};--c:${primary.contrastText};--d:${secondary.light};--b:${background.default};` +
  `--s:${background.paper};--t:${text.primary};--u:${text.secondary};--l:${divider}`;

/** The same sizes and colours as in the shell and the pages, so that the layout does not shift. */
const style = `
.fv{${colours(palette.light)};min-height:100vh;background:var(--b);color:var(--t);font:16px/1.7 ${fonts}}
@media(prefers-color-scheme:dark){.fv{${colours(palette.dark)}}}
body{margin:0}
.fv *{box-sizing:border-box;margin:0}
.fv-bar{height:${headerHeights.phone.full}px;padding:12px 48px;background:var(--s);border-bottom:1px solid var(--l)}
.fv-bar b{display:flex;align-items:center;gap:10px;font-size:18px;letter-spacing:.06em;color:var(--t)}
.fv-page{max-width:${pageWidth}px;margin:0 auto;padding:16px}
.fv-page img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:8px}
.fv-home img{aspect-ratio:16/10;max-height:420px;object-position:70% 50%}
.fv h1{font-size:22px;font-weight:600;line-height:1.3;margin:16px 0 8px}
.fv p{color:var(--u)}
.fv-subject{padding-top:56px}
@media${fromWidth(600)}{.fv-page{padding:24px}.fv-home img{aspect-ratio:5/2}}
@media${fromWidth(wideFrom)}{
.fv-bar{height:${headerHeights.wide.full}px;padding:57px 24px 0;background:linear-gradient(var(--b) ${headerRows.strip}px,var(--s) 0)}
.fv-bar b{max-width:${pageWidth - 48}px;margin:0 auto;font-size:21px}
.fv-bar svg{width:42px;height:42px}
.fv h1{font-size:28px}
.fv-home img{aspect-ratio:3/1}
.fv-subject{display:grid;grid-template-columns:5fr 7fr;grid-template-rows:auto 1fr;column-gap:40px;padding-top:64px}
.fv-subject h1{margin-top:0}
.fv-subject img{grid-row:1/3}}
`.replace(/\n/g, '');

const logo =
  `<svg width="32" height="32" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="${mark.round}" fill="var(--p)"/>` +
  `<path d="${mark.line}" fill="none" stroke="var(--c)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<circle cx="${mark.dot.cx}" cy="${mark.dot.cy}" r="${mark.dot.r}" fill="var(--d)"/></svg>`;

/**
 * Renders what a page shows until its scripts are loaded: title, description and picture, from the same data as its
 * head. The shell replaces it by the whole page (see `firstPage` there). Returns an empty string for pages that are
 * not indexed, because their content depends on the member.
 */
export function firstView({ title, description, image, indexed }: PageMeta, nonce: string): string {
  if (!indexed || !description) return '';
  const kind = title ? (image ? 'fv-subject' : 'fv-plain') : 'fv-home';
  const picture = image ? `<img src="${attribute(image)}" alt="" fetchpriority="high">` : '';
  return (
    `<style nonce="${nonce}">${style}</style><div class="fv"><div class="fv-bar"><b>${logo}${attribute(portalName.split(' · ')[0] ?? portalName)}</b></div>` +
    `<div class="fv-page ${kind}">${picture}<h1>${attribute(title || motto)}</h1><p>${attribute(description)}</p></div></div>`
  );
}

/** Renders what a page that is not indexed says to those without scripts; empty when it has no title of its own. */
export const unscripted = ({ title, description, indexed }: PageMeta): string =>
  indexed || !title ? '' : `<h1>${attribute(title)}</h1><p>${attribute(description)}</p>`;
