import sanitizeHtml from 'sanitize-html';

/**
 * Sanitises HTML of content: keeps paragraphs, headings, lists, tables, emphasis, links and the portal's own
 * pictures. Other elements are removed but their text is kept, except the text of scripts and styles.
 */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'sub', 'sup'],
      ...['blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
    ],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan'],
      td: ['colspan'],
    },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !(attribs.src ?? '').startsWith('/upload/img/'),
  });
}
