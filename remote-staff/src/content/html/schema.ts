import { type Attrs, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Attributes of an element as a DOM has them, without those that are null. */
const given = (attrs: Attrs): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attrs).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );

const heading = (tag: string, level: 3 | 4) => ({ tag, attrs: { level } });

/** Addresses that the server keeps: of other sites by https, and of the portal. */
export const isKeptAddress = (href: string): boolean => /^(?:https:\/\/|\/(?!\/)|#)/.test(href);

export const picturePattern = /^\/upload\/img\/[\w-]+\.(?:svg|jpg|png|webp)$/;

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 3 } },
    // The page has its own heading, so that the text begins with the third level.
    parseDOM: [
      heading('h1', 3),
      heading('h2', 3),
      heading('h3', 3),
      heading('h4', 4),
      heading('h5', 4),
      heading('h6', 4),
    ],
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    /** Whether its text stands in paragraphs in the HTML as well. */
    attrs: { loose: { default: false } },
    parseDOM: [{ tag: 'li', getAttrs: (dom) => ({ loose: dom.querySelector(':scope > p') !== null }) }],
    toDOM: ({ attrs }) => ['li', attrs.loose ? { 'data-loose': '' } : {}, 0],
  },
  ...tableNodes({ tableGroup: 'block', cellContent: 'inline*', cellAttributes: {} }),
  /** A part that the editor can't show as text: it stays as it is, and is edited as HTML. */
  html: {
    group: 'block',
    atom: true,
    attrs: { html: {} },
    toDOM: ({ attrs }) => ['div', { 'data-html': String(attrs.html) }],
    parseDOM: [{ tag: 'div[data-html]', getAttrs: (dom) => ({ html: dom.getAttribute('data-html') ?? '' }) }],
  },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    attrs: {
      src: {},
      alt: { default: null },
      width: { default: null },
      height: { default: null },
    },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (dom) => {
          const src = dom.getAttribute('src') ?? '';
          return picturePattern.test(src)
            ? {
                src,
                alt: dom.getAttribute('alt'),
                width: dom.getAttribute('width'),
                height: dom.getAttribute('height'),
              }
            : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ['img', given(attrs)],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
};

const isBold = (weight: string): boolean => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight.trim());

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const href = dom.getAttribute('href') ?? '';
          return isKeptAddress(href) ? { href } : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Documents of some editors are one `b` that is not bold.
      { tag: 'b', getAttrs: (dom) => !/font-weight:\s*(?:normal|400)/.test(dom.dataset.style ?? '') && null },
      {
        tag: 'span[data-style]',
        consuming: false,
        getAttrs: (dom) => {
          const [, weight = ''] = /font-weight:([^;]*)/.exec(dom.dataset.style ?? '') ?? [];
          return isBold(weight) && null;
        },
      },
    ],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  sub: { excludes: 'sub sup', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  sup: { excludes: 'sub sup', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
};

/** What the editor can write: exactly the elements that the server keeps (`server/src/http/sanitize.ts`). */
export const schema = new Schema({ nodes, marks });

/** Returns a type of the schema by its name. */
export function nodeType(name: string) {
  const type = schema.nodes[name];
  if (!type) throw new Error(`the schema has no ${name}`);
  return type;
}

export function markType(name: string) {
  const type = schema.marks[name];
  if (!type) throw new Error(`the schema has no ${name}`);
  return type;
}
