import { Unreadable } from '../reader';
import { xmlTokens } from './tokens';

/** An element of XML with what it holds. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Texts of this element without those of its children. */
  readonly text: string;
}

/** An element whose end is not reached yet. */
interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
}

/** Most elements have no children: millions of empty arrays would take longer than reading. */
const none: XmlElement[] = [];

const deepest = 200;

/**
 * Yields the outermost elements of these names, one after another, from `from` on. Reading may end at any of them: nothing after it is
 * looked at.
 */
export function* elementsOf(
  text: string,
  names: readonly string[],
  format: string,
  from = 0,
): Generator<XmlElement> {
  const open: Open[] = [];
  for (const token of xmlTokens(text, format, from)) {
    const last = open[open.length - 1];
    if (token.kind === 'text') {
      if (last) last.text += token.text;
    } else if (token.kind === 'open') {
      const { name, attributes } = token;
      if (last || names.includes(name)) open.push({ name, attributes, children: none, text: '' });
      if (open.length > deepest) throw new Unreadable(format, 'XML 嵌套过深');
    } else if (last) {
      const element = closed(open, token.name, format);
      if (open.length === 0) yield element;
    }
  }
  if (open.length > 0) throw new Unreadable(format, 'XML 不完整，文件可能未传完');
}

function closed(open: Open[], name: string, format: string): XmlElement {
  const last = open.pop();
  if (last?.name !== name) throw new Unreadable(format, 'XML 标签不成对');
  const { attributes, children: inner, text } = last;
  const element = { name, attributes, children: inner, text: text.trim() };
  const outer = open[open.length - 1];
  if (outer?.children === none) outer.children = [element];
  else outer?.children.push(element);
  return element;
}

/** Returns the children of this name. */
export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** Returns the element that is reached by these names, the first of each; undefined when one is missing. */
export function within(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((inner, name) => children(inner, name)[0], element);
}

/** Returns all elements of this name inside of an element, at any depth, in the file's order. */
export function deepWithin(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const collect = (inner: readonly XmlElement[]) => {
    for (const child of inner) {
      if (child.name === name) found.push(child);
      if (child.children.length > 0) collect(child.children);
    }
  };
  collect(element.children);
  return found;
}
