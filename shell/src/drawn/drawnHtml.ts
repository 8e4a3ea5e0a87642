import type { EmotionCache } from '@emotion/cache';
import type { DrawnPage, StyleChunk } from '../../manifest/drawing';

/** Returns the rules of the page in the form that emotion takes over in the browser: global ones one by one. */
function chunksOf({ key, inserted, registered }: EmotionCache): StyleChunk[] {
  const own = Object.entries(inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []));
  const isGlobal = ({ id }: { id: string }) => registered[`${key}-${id}`] === undefined;
  const local = own.filter((rule) => !isGlobal(rule));
  return [
    ...own.filter(isGlobal).map(({ id, css }) => ({ name: `${key}-global ${id}`, css })),
    { name: [key, ...local.map(({ id }) => id)].join(' '), css: local.map(({ css }) => css).join('') },
  ];
}

const unescaped: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Turns `style` attributes into rules, because the page's policy refuses the attributes of HTML. React never compares
 * them when it takes the page over. Like attributes they win over every class; emotion puts its rules behind them.
 */
function withoutStyleAttributes(html: string): { html: string; css: string } {
  const found = new Map<string, number>();
  const text = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const at = found.get(style) ?? found.size;
    found.set(style, at);
    return ` data-style="${at}"`;
  });
  const plain = (style: string) =>
    style.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => unescaped[entity] ?? '').replace(/[{}<]/g, '');
  return {
    html: text,
    css: [...found].map(([style, at]) => `#root [data-style="${at}"]{${plain(style)}}`).join(''),
  };
}

/** React puts the tags of early files before the page; they belong into the head. */
const earlyLinks = /^(?:<link [^>]*>)+/;

/** Returns the parts of a drawn page. */
export function drawnParts(rendered: string, cache: EmotionCache): DrawnPage {
  const links = earlyLinks.exec(rendered)?.[0] ?? '';
  const { html, css } = withoutStyleAttributes(rendered.slice(links.length));
  return { html, links, styles: [...chunksOf(cache), { name: '', css }].filter((chunk) => chunk.css !== '') };
}
