import { DOMParser, type Node } from 'prosemirror-model';
import { partsOf } from '../../ui/edit/partsOf';
import { nodeType, schema } from './schema';
import { writeHtml } from './writeHtml';

const parser = DOMParser.fromSchema(schema);

/**
 * Returns HTML as a document. A part of which the editor would lose something stays as it is, as a node of HTML: nothing is
 * dropped in silence.
 */
export function readHtml(html: string): Node {
  const blocks = [...partsOf(html).childNodes].filter(isShown).flatMap(readBlock);
  return nodeType('doc').create(null, blocks.length > 0 ? blocks : [nodeType('paragraph').create()]);
}

/** False for the breaks between blocks. */
const isShown = (node: ChildNode): boolean =>
  node instanceof Element || (node.nodeType === 3 && (node.textContent ?? '').trim() !== '');

function readBlock(part: ChildNode): Node[] {
  const holder = partsOf('');
  holder.append(part.cloneNode(true));
  const read = parser.parse(holder);
  if (signature(partsOf(writeHtml(read))) === signature(holder)) return [...read.children];
  return [nodeType('html').create({ html: holder.innerHTML })];
}

const inline: ReadonlySet<string> = new Set(['STRONG', 'EM', 'SUB', 'SUP', 'A']);

/**
 * Returns what is read in a part: each text and each empty element, with the elements around it. The order of emphasis and links
 * around a text does not count, nor do breaks and spaces that nobody sees.
 */
function signature(root: Element): string {
  const found: { readonly around: string; text: string }[] = [];
  const note = (around: string, text: string) => {
    const last = found.at(-1);
    if (last?.around === around) last.text += text;
    else found.push({ around, text });
  };
  const visit = (
    node: ChildNode | Element,
    blocks: string,
    marks: readonly string[],
    block: { parts: number },
  ) => {
    const around = `${blocks} ${[...marks].sort().join()}`;
    const text = (node.textContent ?? '').replace(/[ \t\r\n\f]+/g, '');
    if (!(node instanceof Element)) {
      if (text !== '') note(around, text);
      return;
    }
    if (node.childNodes.length === 0) note(`${around} empty`, '');
    for (const child of node.childNodes) {
      if (!(child instanceof Element)) visit(child, blocks, marks, block);
      else if (inline.has(child.tagName)) visit(child, blocks, [...marks, nameOf(child)], block);
      else visit(child, `${blocks}/${block.parts++} ${nameOf(child)}`, marks, { parts: 0 });
    }
  };
  visit(root, '', [], { parts: 0 });
  return JSON.stringify(found);
}

const nameOf = (element: Element): string =>
  `${element.tagName} ${[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()}`;
