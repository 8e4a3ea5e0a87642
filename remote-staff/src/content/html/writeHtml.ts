import { DOMSerializer, type Node } from 'prosemirror-model';
import { schema } from './schema';

const serializer = DOMSerializer.fromSchema(schema);

/** Returns a document as HTML in the form in which content is stored. */
export function writeHtml(doc: Node): string {
  const place = document.implementation.createHTMLDocument().createElement('div');
  const at = { document: place.ownerDocument };
  place.append(serializer.serializeFragment(doc.content, at));
  place.querySelectorAll('table').forEach(splitHead);
  place.querySelectorAll('li').forEach(tighten);
  for (const part of place.querySelectorAll('[data-html]')) {
    const template = place.ownerDocument.createElement('template');
    template.innerHTML = part.getAttribute('data-html') ?? '';
    part.replaceWith(template.content);
  }
  return place.innerHTML;
}

/** The first rows that are headings only become the head of the table. */
function splitHead(table: HTMLTableElement): void {
  table.removeAttribute('style');
  const isHead = (row: HTMLTableRowElement) => [...row.cells].every((cell) => cell.tagName === 'TH');
  const rows = [...table.rows];
  const end = rows.findIndex((row) => !isHead(row));
  const heads = rows.slice(0, end < 0 ? rows.length : end);
  if (heads.length === 0) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(...heads);
  table.prepend(head);
  for (const body of table.tBodies) if (body.rows.length === 0) body.remove();
}

/** The first paragraph of an item is its text. */
function tighten(item: HTMLLIElement): void {
  const isLoose = item.hasAttribute('data-loose');
  item.removeAttribute('data-loose');
  const [first] = item.children;
  if (!isLoose && first?.tagName === 'P') first.replaceWith(...first.childNodes);
}
