import sanitizeHtml from 'sanitize-html';

/**
 * HTML of content as it may be kept: text in paragraphs, headings, lists, tables and emphasis, links and
 * the portal's own pictures. Everything else goes; the text inside stays, that of scripts and styles goes too.
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
