/** The elements that the server leaves in content, and the form that it gives their attributes. */
const element =
  /^<(\/?)(h[34]|p|br|ul|ol|li|strong|em|sub|sup|blockquote|table|thead|tbody|tr|th|td|a|img)((?: (?:href|src|alt|width|height|colspan)="[^"<>]*")*)( ?\/)?>$/;

/** Addresses that are no scripts: of the portal, or by https. */
const address = /^ (?:href|src)="(?:https:\/\/|\/(?!\/)|#)/;

const empty: ReadonlySet<string> = new Set(['br', 'img']);

/** The container of a table, as `sanitize` makes it. */
const frame = {
  begin: '<div class="table-frame" tabindex="0" role="group" aria-label="表格">',
  end: '</div>',
};

/** Returns the attributes without addresses of another kind. */
const safe = (attributes: string) =>
  attributes.replace(/ (?:href|src)="[^"]*"/g, (one) => (address.test(one) ? one : ''));

const begin = (name: string, attributes: string) =>
  `${name === 'table' ? frame.begin : ''}<${name}${safe(attributes)}>`;
const end = (name: string) => `</${name}>${name === 'table' ? frame.end : ''}`;

/**
 * Returns HTML of content for a page that the server draws, where no DOM can sanitise it: only elements in exactly the
 * form in which the server has stored them, nested correctly. Everything else becomes text. The browser compares the
 * result with that of its sanitiser.
 */
export function drawnHtml(html: string): string {
  const open: string[] = [];
  const parts = html.split(/(<[^<>]*>)/).map((part) => {
    const [, slash, name = '', attributes = ''] = element.exec(part) ?? [];
    if (slash === undefined) return part.replace(/</g, '&lt;').replace(/>/g, '&gt;');
    if (slash === '' && !empty.has(name)) open.push(name);
    if (slash === '') return begin(name, attributes);
    if (open.at(-1) !== name) return '';
    open.pop();
    return end(name);
  });
  return parts.join('') + open.reverse().map(end).join('');
}
