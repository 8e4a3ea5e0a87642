import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { TextSelection } from 'prosemirror-state';
import { markType, nodeType, picturePattern } from './schema';

/** Returns whether the selection is within a node of this type. */
export function isWithin({ selection }: EditorState, type: NodeType): boolean {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

/** Returns whether the selected text has a mark. */
export function isMarked({ selection, storedMarks, doc }: EditorState, name: string): boolean {
  const type = markType(name);
  const { from, to, $from, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

export const mark = (name: string): Command => toggleMark(markType(name));

/** Makes the paragraphs a list, a list another one, or its items paragraphs. */
export const list =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const [type, item] = [nodeType(name), nodeType('list_item')];
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      const node = $from.node(depth);
      if (node.type === type) return liftListItem(item)(state, dispatch);
      if (node.type === nodeType('bullet_list') || node.type === nodeType('ordered_list')) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
        return true;
      }
    }
    return wrapInList(type)(state, dispatch);
  };

export const quote: Command = (state, dispatch) =>
  isWithin(state, nodeType('blockquote'))
    ? lift(state, dispatch)
    : wrapIn(nodeType('blockquote'))(state, dispatch);

/** Levels of text: a paragraph, or a heading. */
export type Level = 0 | 3 | 4;

export const level = (chosen: Level): Command =>
  chosen === 0 ? setBlockType(nodeType('paragraph')) : setBlockType(nodeType('heading'), { level: chosen });

export function levelOf({ selection }: EditorState): Level {
  const { parent } = selection.$from;
  return parent.type === nodeType('heading') ? (parent.attrs.level === 4 ? 4 : 3) : 0;
}

/** Ends a line without a new paragraph: in a cell, Enter does it. */
export const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView());
  return true;
};

export const breakInCell: Command = (state, dispatch) =>
  isWithin(state, nodeType('table')) && lineBreak(state, dispatch);

/** Inserts a table of three columns whose first row is the head. */
export const insertTable: Command = (state, dispatch) => {
  const row = (cell: string) =>
    nodeType('table_row').create(
      null,
      [1, 2, 3].map(() => nodeType(cell).create()),
    );
  const table = nodeType('table').create(null, [row('table_header'), row('table_cell'), row('table_cell')]);
  const { tr } = state;
  tr.replaceSelectionWith(table);
  const start = tr.mapping.map(state.selection.from, -1);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  return true;
};

interface NewPicture {
  readonly src: string;
  readonly alt: string;
}

/** Inserts a picture of the portal; with its text for who does not see it. */
export const insertPicture =
  ({ src, alt }: NewPicture): Command =>
  (state, dispatch) => {
    if (!picturePattern.test(src)) return false;
    dispatch?.(state.tr.replaceSelectionWith(nodeType('image').create({ src, alt }), false).scrollIntoView());
    return true;
  };

/** Links the selected text, or inserts the address as text; without an address the link is removed. */
export const link =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = linkRange(state);
    const { tr } = state;
    if (href === '') tr.removeMark(from, to, markType('link'));
    else if (empty) tr.insert(from, state.schema.text(href, [markType('link').create({ href })]));
    else tr.removeMark(from, to, markType('link')).addMark(from, to, markType('link').create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Returns the address of the link at the selection; empty without one. */
export function linkAt({ selection, doc }: EditorState): string {
  const { from, to, $from, empty } = selection;
  let found = '';
  const look = (marks: readonly { type: { name: string }; attrs: { readonly href?: unknown } }[]) => {
    for (const { type, attrs } of marks) if (type.name === 'link') found = String(attrs.href);
  };
  if (empty) look($from.marks());
  else doc.nodesBetween(from, to, (node) => look(node.marks));
  return found;
}

/** Returns the selected range; the whole link when only the cursor is in it. */
function linkRange({ selection }: EditorState): { from: number; to: number; empty: boolean } {
  const { from, to, empty, $from } = selection;
  const type = markType('link');
  if (!empty || !type.isInSet($from.marks())) return { from, to, empty };
  const { parent, parentOffset } = $from;
  const start = $from.start();
  let [first, last] = [parentOffset, parentOffset];
  parent.forEach((node, offset) => {
    const isTouched = offset <= parentOffset && parentOffset <= offset + node.nodeSize;
    if (isTouched && type.isInSet(node.marks)) [first, last] = [offset, offset + node.nodeSize];
  });
  return { from: start + first, to: start + last, empty: false };
}
